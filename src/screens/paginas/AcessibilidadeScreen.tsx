/** Accessibility: what is promised, how to use the portal by keyboard, what is known not to be good yet, whom to tell. */
import { useT } from '@/i18n'
import { HelpContacts } from '../shared/HelpContacts'
import { PageHeader } from '@/ui/page/PageHeader'
import { Texto } from './Texto'

const recursos = ['teclado', 'leitor', 'zoom', 'cores', 'movimento', 'tempo', 'mapa'] as const
const limites = ['servico', 'libras', 'pessoas'] as const

export function Component() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('paginas.acessibilidade.title')} lead={t('paginas.acessibilidade.lead')} />
      <Texto>
        <h2>{t('paginas.acessibilidade.promessa.title')}</h2>
        <p>{t('paginas.acessibilidade.promessa.texto')}</p>
        <h2>{t('paginas.acessibilidade.recursos')}</h2>
        <ul>
          {recursos.map((one) => (
            <li key={one}>{t(`paginas.acessibilidade.recurso.${one}`)}</li>
          ))}
        </ul>
        <h2>{t('paginas.acessibilidade.atalhos')}</h2>
        <ul>
          <li>{t('paginas.acessibilidade.atalho.conteudo')}</li>
          <li>{t('paginas.acessibilidade.atalho.menu')}</li>
          <li>{t('paginas.acessibilidade.atalho.rodape')}</li>
        </ul>
        <h2>{t('paginas.acessibilidade.limites')}</h2>
        <ul>
          {limites.map((one) => (
            <li key={one}>{t(`paginas.acessibilidade.limite.${one}`)}</li>
          ))}
        </ul>
        <h2>{t('paginas.acessibilidade.contato')}</h2>
        <p>{t('paginas.acessibilidade.contatoTexto')}</p>
        <HelpContacts />
      </Texto>
    </>
  )
}
Component.displayName = 'AcessibilidadeScreen'
