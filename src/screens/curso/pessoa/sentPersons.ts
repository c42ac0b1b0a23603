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

export function rememberSentPerson(record: Pessoa): void {
  const own = [nameSum(record), record.cpf ? cpfSum(record) : aloneSum(record)]
  sums.write([...new Set([...here(), ...own])].slice(-100))
  own.forEach(tabs.say)
}
