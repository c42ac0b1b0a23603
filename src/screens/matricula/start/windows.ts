/** The windows as last read, kept on this device: asking on opening day would cost thousands of requests. */
import { type Matricula, Periodo, z } from '@/contract'
import { kept } from '@/session'
import { settings } from '@/settings'
import { windowsOf } from '../receipt/aggregate'

const Told = z.object({
  at: z.number(),
  cadastrar: z.nullable(Periodo),
  confirmar: z.nullable(Periodo),
  transferir: z.nullable(Periodo),
})
/** The three windows, and when they were read (milliseconds of this device's clock); null: they come from the settings. */
export type ToldWindows = Omit<z.infer<typeof Told>, 'at'> & { at: number | null }
const row = kept('periodos', Told)

/** Keeps the windows of a reply, unless it has none at all. */
export function rememberWindows(reply: Matricula): void {
  const windows = windowsOf(reply)
  // `ativo` is a judgement of that moment: hours later only the dates are worth anything
  const dated = (periodo: Periodo | null) => periodo && { inicio: periodo.inicio ?? null, fim: periodo.fim ?? null }
  if (Object.values(windows).every((periodo) => periodo !== null && !periodo.inicio && !periodo.fim)) return
  row.write({
    at: Date.now(),
    cadastrar: dated(windows.cadastrar),
    confirmar: dated(windows.confirmar),
    transferir: dated(windows.transferir),
  })
}

/** The windows read within half a day, else those of the settings; null without either. */
export function knownWindows(): ToldWindows | null {
  const told = row.read()
  const { windows } = settings().enrollment
  if (!told && !windows) return null
  const known = (answer: Periodo | null | undefined, set: Periodo | undefined): Periodo | null =>
    answer === null || answer?.inicio || answer?.fim ? answer : (set ?? answer ?? {})
  return {
    at: told?.at ?? null,
    cadastrar: known(told?.cadastrar, windows?.cadastro),
    confirmar: known(told?.confirmar, windows?.confirmacao),
    transferir: known(told?.transferir, windows?.transferencia),
  }
}
