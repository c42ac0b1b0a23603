/** Checksums of persons whose record may have arrived, from all tabs, so that none is sent twice (src/README §4). */
import { type Pessoa, z } from '@/contract'
import { hashOf } from '@/domain/hash'
import { fold } from '@/domain/text'
import { kept, onWipe, openChannel } from '@/session'

const sentRow = 'pessoa.enviadas'
const tabs = openChannel(`portal.${sentRow}`, z.string())
/** Persons sent in other tabs, in memory only. */
const elsewhere = new Set<string>()
onWipe((change) => {
  if (change === 'person') elsewhere.clear()
})

const sums = kept(sentRow, z.array(z.string()))
const here = (): string[] => sums.read() ?? []

/** The message of a tab that was just opened: the other tabs answer with their checksums. */
const newTab = ''
tabs.hear((sum) => {
  if (sum === newTab) here().forEach(tabs.say)
  else elsewhere.add(sum)
})
tabs.say(newTab)

const sumOf = (...words: string[]) => hashOf(words).toString(36)
/** Persons are compared by CPF, and by name where one of the two records has no CPF (`aloneSum`). */
const cpfSum = ({ cpf }: Pessoa) => sumOf('cpf', cpf)
const nameSum = ({ nome }: Pessoa) => sumOf('name', fold(nome))
const aloneSum = ({ nome }: Pessoa) => sumOf('alone', fold(nome))

/** Whether a record of this person was already sent, whatever its other fields. */
export function wasSent(record: Pessoa): boolean {
  const like = record.cpf ? [cpfSum(record), aloneSum(record)] : [nameSum(record)]
  return like.some((sum) => here().includes(sum) || elsewhere.has(sum))
}

const sumsOf = (record: Pessoa) => [nameSum(record), record.cpf ? cpfSum(record) : aloneSum(record)]
const write = (all: string[]) => void sums.write(all.length > 0 ? all.slice(-100) : null)

/**
 * Notes in this tab that a record leaves, for a page that dies before the answer. Returns how to take it back, once the
 * record has certainly not arrived.
 */
export function noteLeaving(record: Pessoa): () => void {
  const before = here()
  const fresh = sumsOf(record).filter((sum) => !before.includes(sum))
  write([...before, ...fresh])
  return () => write(here().filter((sum) => !fresh.includes(sum)))
}

export function rememberSentPerson(record: Pessoa): void {
  noteLeaving(record)
  sumsOf(record).forEach(tabs.say)
}
