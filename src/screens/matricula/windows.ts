/**
 * The windows as last told, kept on this device for the start page: asking for them there would be one request more for
 * each of the thousands on opening day. They say nothing about the family.
 */
import { type Matricula, Periodo, z } from '@/contract'
import { kept } from '@/session'
import { windowsOf } from './aggregate'

const Told = z.object({
  at: z.number(),
  cadastrar: z.nullable(Periodo),
  confirmar: z.nullable(Periodo),
  transferir: z.nullable(Periodo),
})
/** The three windows and when they were read (milliseconds of this device's clock). */
export type ToldWindows = z.infer<typeof Told>
const row = kept('periodos', Told)

/** Keeps the windows of a reply, unless it told none at all. */
export function rememberWindows(reply: Matricula): void {
  const windows = windowsOf(reply)
  // `ativo` is a judgement of that moment: hours later only the dates are worth anything
  const dated = (periodo: Periodo | null) => periodo && { inicio: periodo.inicio ?? null, fim: periodo.fim ?? null }
  if (Object.values(windows).every((periodo) => periodo !== null && !periodo.inicio && !periodo.fim)) return
  const told: ToldWindows = {
    at: Date.now(),
    cadastrar: dated(windows.cadastrar),
    confirmar: dated(windows.confirmar),
    transferir: dated(windows.transferir),
  }
  row.write(told)
}

/** The windows as last told on this device, not older than half a day; null when nobody asked. */
export const recallWindows = (): ToldWindows | null => row.read()
