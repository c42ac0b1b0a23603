/** What is typed in a form, told at each key to who keeps it. */
import { useEffectEvent, useLayoutEffect } from 'react'
import type { FormStore } from './store'

export function useTyped<Values extends object>(
  { values }: Pick<FormStore<Values>, 'values'>,
  keep: (values: Values) => void,
): void {
  const typed = useEffectEvent(keep)
  // with the drawing, not after it: a key pressed in the first moment is kept too
  useLayoutEffect(
    () =>
      values.subscribe(() => {
        typed(values.get())
      }),
    [values],
  )
}
