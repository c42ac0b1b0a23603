/** The start of the families' flow: five ways in, what to have at hand, drafts to go on with. Nothing is asked of the service here. */
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { isPublicDevice, setPublicDevice } from '@/session'
import { Form } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/RadioField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { ServiceText } from '@/ui/ServiceText'
import { isBegun, newDraft, ways } from './draft'
import { Drafts } from './Drafts'
import { FamilyHelp } from './FamilyHelp'
import { isMarked, unmark } from './keeping'
import styles from './matricula.module.css'
import { frontier } from './steps'
import { StartAnew } from './StartAnew'
import { begin as start, useFlow } from './store'
import { pathOf } from './useStep'
import { useWanted } from './wanted'
import { Windows } from './WindowCards'
import { knownWindows } from './windows'

const rules = z.object({
  way: z.enum(ways, 'matricula.inicio.missing'),
  publico: z.enum(['nao', 'sim'], 'matricula.inicio.publicMissing'),
})

/** What the questions are answered from. Which documents the school wants the service tells, later. */
const atHand = [
  'matricula.inicio.have1',
  'matricula.inicio.have2',
  'matricula.inicio.have3',
  'matricula.inicio.have4',
  'matricula.inicio.have5',
  'matricula.inicio.have6',
] as const

export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const { draft, ended, kept } = useFlow()
  const [uncertain] = useState(isMarked)
  const [told] = useState(() => knownWindows())
  const form = useSchemaForm<{ way: string; publico: string }, z.infer<typeof rules>>(rules, {
    way: '',
    publico: isPublicDevice() ? 'sim' : '',
  })
  const { hash } = useLocation()
  const wanted = useWanted()
  const { setValue } = form
  useEffect(() => {
    // an address on paper says what it is for: "/vagas#consultar"
    const way = ways.find((one) => hash === `#${one}`)
    if (way) setValue('way', way)
  }, [hash, setValue])
  const [asked, setAsked] = useState<z.infer<typeof rules> | null>(null)
  const begin = ({ way, publico }: z.infer<typeof rules>) => {
    setPublicDevice(publico === 'sim')
    unmark()
    const next = { ...newDraft(way), wanted: way === 'cadastrar' && wanted ? wanted.id : 0 }
    start(next)
    void navigate(pathOf(frontier(next)))
  }
  const submit = (answers: z.infer<typeof rules>) => {
    // what is kept on the device stays there
    if (isBegun(draft) && !kept) setAsked(answers)
    else begin(answers)
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t('matricula.inicio.title')} lead={t('matricula.inicio.lead')} />
      {ended && <Notice tone="info">{t(`matricula.ended.${ended}`)}</Notice>}
      {uncertain && !draft && (
        <Notice tone="warn" title={t('matricula.inicio.uncertainTitle')}>
          <p>{t('matricula.inicio.uncertain')}</p>
        </Notice>
      )}
      <Drafts />
      <section aria-labelledby="ter" className={styles.have}>
        <h2 id="ter">{t('matricula.inicio.have')}</h2>
        <ul>
          {atHand.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p className={styles.reading}>
          {t('matricula.inicio.later')} {t('matricula.inicio.takes')}
        </p>
      </section>
      {told ? (
        <Windows told={told} />
      ) : (
        <div>
          <p>{t('matricula.inicio.windowsAsk')}</p>
          <FamilyHelp />
        </div>
      )}
      {wanted ? (
        <Notice tone="info">
          <p>
            {t('matricula.perto.wanted')} <ServiceText>{wanted.name}</ServiceText>
          </p>
        </Notice>
      ) : (
        <p>
          <Link to={paths.vagasEscolas}>{t('matricula.perto.title')}</Link>
        </p>
      )}
      <Form form={form} refused={null} pending={false} onSubmit={submit} submitLabel={t('matricula.inicio.submit')}>
        <RadioField
          name="way"
          label={t('matricula.inicio.ways')}
          options={ways.map((way) => ({
            value: way,
            label: t(`matricula.way.${way}`),
            hint: t(`matricula.way.${way}Hint`),
          }))}
        />
        <RadioField
          name="publico"
          label={t('matricula.inicio.public')}
          hint={t('matricula.inicio.publicHint')}
          options={[
            { value: 'nao', label: t('matricula.inicio.publicNo'), hint: t('matricula.inicio.publicNoHint') },
            { value: 'sim', label: t('matricula.inicio.publicYes'), hint: t('matricula.inicio.publicYesHint') },
          ]}
        />
      </Form>
      <StartAnew
        begun={asked ? draft : null}
        onAnew={() => {
          if (asked) begin(asked)
        }}
        onClose={() => {
          setAsked(null)
        }}
      />
    </div>
  )
}
Component.displayName = 'VagasScreen'
