/** Whether it is time for what stands below the window: the first frame of a screen is drawn without it. */
import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** True right after the first frame; at once for who comes back or reloads: the place where they were must be there. */
export function useLater(): boolean {
  const back = useNavigationType() === NavigationType.Pop
  const [later, setLater] = useState(back)
  useEffect(() => {
    startTransition(() => setLater(true))
  }, [])
  return later
}
