/** The name of an activity: the service's words, or ours where it told none. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'

interface Props {
  nome: string | null | undefined
  /** 0 or absent: the service told no number either. */
  id?: number | null | undefined
}

export function AtividadeName({ nome, id }: Props) {
  const t = useT()
  if (nome) return <ServiceText>{nome}</ServiceText>
  return <>{id == null ? t('curso.equivalencias.nameless') : t('curso.atividades.nameless', { id: String(id) })}</>
}
