/** Help: what each person can do here, what to do when it does not work, who can help, and what the words mean. */
import { useT } from '@/i18n'
import { HelpContacts } from '../shared/HelpContacts'
import { PageHeader } from '@/ui/PageHeader'
import { Texto } from './Texto'

/** What families and students ask, who are most of those that come here: before everything that is the school's. */
const perguntas = ['entrar', 'sair', 'notas', 'faltas', 'presenca', 'matricula', 'protocolo', 'offline'] as const
/** What teachers ask about their gradebook: a chapter of its own. */
const doProfessor = ['lancar', 'naoEnviadas', 'colar', 'publicar', 'mudou', 'outraAba'] as const
const daSecretaria = ['pessoa', 'papeis'] as const
const palavras = ['protocolo', 'turma', 'turno', 'serie', 'mediaParcial', 'segundaChamada'] as const

export function Component() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('paginas.ajuda.title')} lead={t('paginas.ajuda.lead')} />
      <Texto>
        <h2>{t('paginas.ajuda.quem')}</h2>
        <HelpContacts />
        {perguntas.map((one) => (
          <section key={one}>
            <h2>{t(`paginas.ajuda.${one}.title`)}</h2>
            <p>{t(`paginas.ajuda.${one}.texto`)}</p>
          </section>
        ))}
        <h2>{t('paginas.ajuda.palavras')}</h2>
        <dl>
          {palavras.map((one) => (
            <div key={one}>
              <dt>{t(`paginas.palavra.${one}.nome`)}</dt>
              <dd>{t(`paginas.palavra.${one}.texto`)}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('paginas.ajuda.professor')}</h2>
        {doProfessor.map((one) => (
          <section key={one}>
            <h3>{t(`paginas.ajuda.${one}.title`)}</h3>
            <p>{t(`paginas.ajuda.${one}.texto`)}</p>
          </section>
        ))}
        {daSecretaria.map((one) => (
          <section key={one}>
            <h2>{t(`paginas.ajuda.${one}.title`)}</h2>
            <p>{t(`paginas.ajuda.${one}.texto`)}</p>
          </section>
        ))}
        <p>{t('paginas.configuracoes.versao', { versao: __VERSION__ })}</p>
      </Texto>
    </>
  )
}
Component.displayName = 'AjudaScreen'
