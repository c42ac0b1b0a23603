/** The section of a class with the messages that were sent to it. */
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { RecadoList } from './RecadoList'
import { originOf } from '../classe/origin'
import { recadoIds } from './recados'

export function ClasseRecados({ classe }: { classe: Classe }) {
  const t = useT()
  return (
    <section aria-labelledby="recados">
      <h2 id="recados">{t('moldura.menu.recados')}</h2>
      <RecadoList ids={recadoIds([classe])} origin={originOf(classe)} />
    </section>
  )
}
