/** What a list of the office says of its rows: how many match, why there are none, and what may be missing. */
import { useT } from '@/i18n'
import { useCursos } from './courseNames'
import { numberIn } from './reads'
import type { Searched, useSearch } from './search'

type Found = Pick<ReturnType<typeof useSearch>, 'searching' | 'narrows' | 'byWords'> & { fits: readonly unknown[] }

export function useListWords(
  of: 'atividades' | 'equivalencias',
  { pages, search }: Pick<Searched<unknown>, 'pages' | 'search'>,
  { fits, searching, narrows, byWords }: Found,
) {
  const t = useT()
  const n = pages.itens.length
  const curso = numberIn(search.asked, 'curso')
  const cursos = useCursos()
  const elsewhere = curso !== 0 && t('curso.filter.elsewhere')
  const isWhole = !pages.hasMore && !pages.capped
  const unread = pages.capped ? 'frame.updated.capped' : 'frame.updated.unreadable'
  return {
    curso,
    elsewhere,
    /** Why the row of a link is not in the list: it may be among those that were not read. */
    notThere: t(pages.capped || pages.dropped > 0 ? unread : 'curso.atividades.withoutThis'),
    /** The title and text of an empty list: why it is empty, and what to do. */
    none(): { title: string; text?: string } {
      // a match may be among the unreadable records
      if (!pages.hasMore && pages.dropped > 0) return { title: t('frame.updated.unreadable') }
      if (n === 0 && curso !== 0 && !cursos.has(curso))
        return { title: t('curso.filter.noCourse', { id: String(curso) }), text: t('curso.filter.noCourseHint') }
      if (!byWords && pages.hasMore) return { title: t('curso.filter.nothingYet') }
      const words = byWords && n > 0
      const found = isWhole ? 'curso.filter.nothing' : 'curso.filter.noneLoaded'
      return {
        title: words ? t(found, { n }) : t(`curso.${of}.empty`),
        text: [words && t(pages.hasMore ? 'curso.filter.noneYet' : `curso.${of}.noneHint`), elsewhere]
          .filter(Boolean)
          .join(' '),
      }
    },
    count(): string {
      const all = t(`curso.${of}.n`, { n })
      if (!narrows || n === 0) return isWhole ? all : t('curso.filter.loaded', { n, all })
      const some = t('curso.filter.found', { n: fits.length })
      if (!pages.hasMore) return t('curso.filter.foundOf', { some, all })
      const soFar = t(searching ? 'curso.filter.looking' : 'curso.filter.partial', { n })
      return fits.length === 0 ? soFar : `${some}. ${soFar}`
    },
  }
}
