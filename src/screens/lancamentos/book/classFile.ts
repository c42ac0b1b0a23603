/** The class as a CSV file for a spreadsheet: the saved grades, without unsent edits. */
import { whyImportFailed } from '@/api'
import { partialOf } from '@/domain/notas/notas'
import { whilePresent } from '@/session'
import type { AproveitamentoAluno } from '@/contract'
import { formatNota } from '@/domain/notas/writtenGrade'
import { fold } from '@/domain/text'
import type { Column } from '@/domain/lancamento'
import { type Translate, useT } from '@/i18n'
import { download } from '@/ui/action/download'
import { tame } from '@/ui/data/serviceWords'
import { toast } from '@/ui/action/Toasts'
import type { Line } from './line'
import type { Book } from './book'
import { unseenCount } from './summary'
import { csvText } from '../../shared/paper/csv'
import { meanDecimals } from '../../diario/classe/figures'

/** The rows of the file. Numbers have a decimal comma, because a Brazilian spreadsheet reads a point as text. */
function rowsOf(t: Translate, lines: readonly Line[], columns: readonly Column[]): string[][] {
  const figure = (valor: number | null) => (valor === null ? '' : String(valor).replace('.', ','))
  const situacao = ({ ativo, motivoInatividade }: AproveitamentoAluno) =>
    ativo ? t('lancamentos.csv.ativo') : [t('lancamentos.inactive'), tame(motivoInatividade)].filter(Boolean).join(': ')
  const top = [
    t('lancamentos.grade.aluno'),
    t('lancamentos.csv.situacao'),
    ...columns.map(({ titulo }) => tame(titulo)),
    t('lancamentos.faltas'),
    t('lancamentos.media.parcial'),
    t('lancamentos.media.final'),
  ]
  const body = lines.map(({ aluno, record, notas }) => [
    tame(aluno),
    situacao(record),
    ...columns.map(({ chave }) => formatNota(notas.get(chave)?.valor ?? null)),
    figure(record.faltas),
    formatNota(partialOf(record), ',', meanDecimals),
    formatNota(record.mediaFinal, ',', meanDecimals),
  ])
  return [top, ...body]
}

/** The file name, made of the class and never of a person. `º` becomes `o`, because some systems garble such signs. */
export const fileName = (titulo: string, classe: string): string =>
  `${[titulo, classe]
    .map((text) => fold(text.normalize('NFKD')).replaceAll(' ', '-'))
    .filter(Boolean)
    .join('-')}.csv`

/** Returns the download. `nome`: the name of the class, null while unknown; `whole`: every line could be read. */
export function useDownload(
  book: Book,
  columns: readonly Column[],
  nome: string | null,
  whole: boolean,
): () => Promise<void> {
  const t = useT()
  return () => {
    const file = fileName(t('lancamentos.csv.file'), nome ?? String(book.idClasse))
    const unsent = unseenCount(book.summary()) > 0
    const isHere = whilePresent()
    return csvText(rowsOf(t, book.all(), columns)).then(
      (text) => {
        if (!isHere()) return
        download(file, 'text/csv;charset=utf-8', text)
        const lacks = [
          !whole && t('lancamentos.download.partial'),
          unsent && t('lancamentos.download.withoutUnsent'),
        ].filter(Boolean)
        if (lacks.length > 0) toast(lacks.join(' '))
      },
      // the code that writes the file could not be fetched
      async () => {
        const why = await whyImportFailed()
        if (isHere()) toast(t(why === 'offline' ? 'lancamentos.download.failed' : 'common.error.codeMissing'))
      },
    )
  }
}
