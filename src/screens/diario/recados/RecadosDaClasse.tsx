/** The section of a class with the messages that were sent to it. */
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { ListaDeRecados } from './RecadoList'
import { origemDe } from '../classe/origin'
import { idsDeRecados } from './recados'

export function RecadosDaClasse({ classe }: { classe: Classe }) {
  const t = useT()
  return (
    <section aria-labelledby="recados">
      <h2 id="recados">{t('moldura.menu.recados')}</h2>
      <ListaDeRecados ids={idsDeRecados([classe])} origem={origemDe(classe)} />
    </section>
  )
}
