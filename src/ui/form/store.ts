/** What a form holds: its values, what is wrong with them, and the controls that show them. */
import { createStore, type Store } from '@/session'

/** Values by field name. A name is one word: the service's own names are never nested. */
export type Values = Record<string, string | number | boolean>

export interface FieldError {
  /** `service`: in the words of the service. */
  type: 'rule' | 'service'
  message: string
}
export type Errors = Readonly<Record<string, FieldError>>

interface Told {
  errors: Errors
  /** How often it was sent, or should have been. */
  sent: number
}

type Control = HTMLInputElement | HTMLSelectElement
const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked
const isRadio = ({ type }: Control): boolean => type === 'radio'
const isCheckbox = ({ type }: Control): boolean => type === 'checkbox'

/** Written before the code came, or kept by the browser over a reload. */
function isBegun(control: Control): boolean {
  if (!(control instanceof HTMLInputElement)) return false
  if (isRadio(control)) return control.checked && !control.defaultChecked
  return isCheckbox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** What a control gives its form. */
export interface Wiring {
  name: string
  ref: (control: Control | null) => (() => void) | undefined
  onChange: (event: { currentTarget: Control }) => void
}

export interface FormStore<V extends object> {
  told: Store<Told>
  values: Store<V>
  /** Ties a control to the value of a name; the same object for the same name. */
  wire: (name: string) => Wiring
  setValue: <N extends keyof V & string>(name: N, value: V[N]) => void
  setErrors: (errors: Errors) => void
  /** Null: nothing is wrong there any more. */
  setError: (name: string, error: FieldError | null) => void
  /** Goes back to what it began with, or to other values. */
  reset: (values?: V) => void
  /** What the controls show now: a browser may fill them in without a word. */
  read: () => V
}

/** Makes a form that begins with `start`. */
export function createForm<V extends object>(start: V): FormStore<V> {
  const values = createStore(start)
  const told = createStore<Told>({ errors: {}, sent: 0 })
  const controls = new Map<string, Set<Control>>()
  const wirings = new Map<string, Wiring>()
  const valueOf = (name: string) => (values.get() as Values)[name]
  const hold = (name: string, value: unknown) => {
    if (valueOf(name) !== value) values.set({ ...values.get(), [name]: value })
  }
  const take = (name: string, control: Control) => {
    if (!isRadio(control)) hold(name, isCheckbox(control) ? isChecked(control) : control.value)
    else if (isChecked(control)) hold(name, control.value)
  }
  const show = (name: string, control: Control) => {
    const value = valueOf(name)
    if (control instanceof HTMLInputElement && isRadio(control)) control.checked = control.value === value
    else if (control instanceof HTMLInputElement && isCheckbox(control)) control.checked = value === true
    else control.value = String(value ?? '')
  }
  const showAll = () => {
    for (const [name, set] of controls) for (const control of set) show(name, control)
  }
  function wire(name: string): Wiring {
    const set = controls.get(name) ?? new Set()
    controls.set(name, set)
    return {
      name,
      ref(control) {
        if (!control) return undefined
        if (isBegun(control)) take(name, control)
        else show(name, control)
        set.add(control)
        return () => set.delete(control)
      },
      onChange({ currentTarget }) {
        take(name, currentTarget)
      },
    }
  }
  return {
    told,
    values,
    wire(name) {
      const known = wirings.get(name) ?? wire(name)
      wirings.set(name, known)
      return known
    },
    setValue(name, value) {
      hold(name, value)
      for (const control of controls.get(name) ?? []) show(name, control)
    },
    setErrors(errors) {
      told.set({ ...told.get(), errors })
    },
    setError(name, error) {
      const { errors, sent } = told.get()
      const others = Object.entries(errors).filter(([one]) => one !== name)
      told.set({ errors: Object.fromEntries(error ? [...others, [name, error]] : others), sent })
    },
    reset(next = start) {
      values.set(next)
      told.set({ errors: {}, sent: 0 })
      showAll()
    },
    read() {
      for (const [name, set] of controls) for (const control of set) take(name, control)
      return values.get()
    },
  }
}
