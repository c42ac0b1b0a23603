/** The class as a file for a spreadsheet: what the service holds, not what is still being typed. */
import { formatNota } from '@/domain/notas/typedGrade'
import { fold } from '@/domain/text'
import type { Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { download } from '@/ui/action/download'
import { tame } from '@/ui/data/serviceWords'
import { toast } from '@/ui/action/Toasts'
import type { Line } from './line'
import type { Book } from './book'
import { unsentCount } from './summary'
import { csvText } from '../../shared/csv'

/** The words of the head, in the language of the screen. */
interface Titulos {
  aluno: string
  situacao: string
  ativo: string
  inativo: string
  faltas: string
  parcial: string
  final: string
}

/** The class as rows. Figures carry a comma: a Brazilian spreadsheet takes a point for text. */
function rowsOf(lines: readonly Line[], columns: readonly Column[], titulos: Titulos): string[][] {
  const { aluno, situacao, ativo, inativo, faltas, parcial, final } = titulos
  const figure = (valor: number | null) => (valor === null ? '' : String(valor).replace('.', ','))
  const top = [aluno, situacao, ...columns.map(({ titulo }) => tame(titulo)), faltas, parcial, final]
  const body = lines.map(({ record, notas }) => [
    tame(record.nome),
    record.ativo ? ativo : [inativo, tame(record.motivoInatividade)].filter(Boolean).join(': '),
    ...columns.map(({ chave }) => formatNota(notas.get(chave)?.valor ?? null)),
    figure(record.faltas),
    formatNota(record.mediaParcial),
    formatNota(record.mediaFinal),
  ])
  return [top, ...body]
}

/** The name of the file: the class, never a person. `º` becomes an o: some systems take such signs for broken names. */
export const fileName = (titulo: string, classe: string): string =>
  `${[titulo, classe]
    .map((text) => fold(text.normalize('NFKD')).replaceAll(' ', '-'))
    .filter(Boolean)
    .join('-')}.csv`

/** Downloads the class; `nome` is its name once it is known. */
export function useDownload(book: Book, columns: readonly Column[], nome: string | null): () => void {
  const t = useT()
  return () => {
    const titulos = {
      aluno: t('lancamentos.grade.aluno'),
      situacao: t('lancamentos.csv.situacao'),
      ativo: t('lancamentos.csv.ativo'),
      inativo: t('lancamentos.inactive'),
      faltas: t('lancamentos.faltas'),
      parcial: t('lancamentos.media.parcial'),
      final: t('lancamentos.media.final'),
    }
    const classe = nome ?? String(book.idClasse)
    const file = fileName(t('lancamentos.csv.file'), classe)
    const unsent = unsentCount(book.summary()) > 0
    csvText(rowsOf(book.all(), columns, titulos)).then(
      (text) => {
        download(file, 'text/csv;charset=utf-8', text)
        if (unsent) toast(t('lancamentos.baixar.withoutUnsent'))
      },
      // the code that writes it could not be fetched
      () => toast(t('lancamentos.baixar.failed')),
    )
  }
}
