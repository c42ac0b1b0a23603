/** The prerendered start of the families' flow, which calls no service; drafts, dates and contacts load afterwards. */
import { useEffect, useState } from 'react'
import { whyImportFailed } from '@/api'
import { oneOf, record, valueOf } from '@/domain/check'
import { withTimeout } from '@/domain/withTimeout'
import { loadMessages, useT } from '@/i18n'
import { paths } from '@/paths'
import { createStore, isPublicDevice, useStore } from '@/session'
import { settings } from '@/settings'
import { useStaysOnPage } from '@/ui/action/redirect'
import { Form } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/RadioField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { PageHeader } from '@/ui/page/PageHeader'
import { Link, usePageLocation, useGoTo } from '@/ui/page/navigation'
import { FamilyHelp } from '../flow/FamilyHelp'
import type * as Parts from './VagasParts'
import styles from '../flow/matricula.module.css'
import { type Answers, ways } from './ways'

const rules = record({
  way: oneOf(ways, 'families.missing'),
  publico: oneOf(['nao', 'sim'], 'families.publicMissing'),
})

/** Numbers of the list items that say what to have at hand; the service names the documents for the school later. */
const atHand = [1, 2, 3, 4, 5, 6] as const

const parts = createStore<typeof Parts | null>(null)
/** Loads the parts' code; inside the portal the route loads it with the screen, so that nothing moves. */
export async function fetchParts() {
  const [code] = await Promise.all([
    withTimeout(import('./VagasParts')),
    loadMessages('matricula'),
    loadMessages('frame'),
  ])
  parts.set(code)
  return code
}

export function Component() {
  const t = useT()
  const at = usePageLocation()
  const go = useGoTo()
  const more = useStore(parts)
  const form = useSchemaForm<{ way: string; publico: string }, Answers>(rules, {
    way: '',
    publico: isPublicDevice() ? 'sim' : '',
  })
  const { setValue } = form
  useEffect(() => {
    // the dates stand below the questions, so that loading them moves nothing under a pressing finger
    if (settings().enrollment.windows) fetchParts().catch(() => undefined)
  }, [])
  useEffect(() => {
    // a printed address may preselect the way: "/vagas#consultar"
    const way = ways.find((one) => at.hash === `#${one}`)
    if (way) setValue('way', way)
  }, [at.hash, setValue])
  const [asked, setAsked] = useState<Answers | null>(null)
  const [lacking, setLacking] = useState<Awaited<ReturnType<typeof whyImportFailed>> | null>(null)
  const [fetching, setFetching] = useState(false)
  const stays = useStaysOnPage()
  const submit = async (pressed: Answers) => {
    setFetching(parts.get() === null)
    const code = await fetchParts().catch(() => null)
    const why = code ? null : await whyImportFailed()
    setFetching(false)
    // begins nothing if the person has left the page while the code was loading
    if (!stays()) return
    // reads the answers again, since one may have been corrected while the code was loading
    const answers = valueOf(rules, form.getValues())?.value ?? pressed
    setLacking(why)
    if (code?.wouldErase(answers)) setAsked(answers)
    else code?.begin(answers, at.state, go)
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('families.title')}
        lead={t('families.lead')}
        // an empty fragment reserves the place until the code is loaded
        aside={more ? <more.ReadAloud /> : <></>}
      />
      {more && <more.Before />}
      <section aria-labelledby="ter" className={styles.have}>
        <h2 id="ter">{t('families.have')}</h2>
        <ul>
          {atHand.map((n) => (
            <li key={n}>{t(`families.have${n}`)}</li>
          ))}
        </ul>
        <p className={styles.reading}>
          {t('families.later')} {t('families.takes')}
        </p>
      </section>
      <p className="reach no-print">
        <Link to={paths.vagasEscolas}>{t('families.near')}</Link>
      </p>
      <p className="reach no-print">
        <a href="#periodos">{t('families.seeDates')}</a>
      </p>
      <Form
        form={form}
        refused={lacking ? { message: t(`common.error.${lacking}`), fields: {} } : null}
        pending={fetching}
        pendingLabel={t('common.wait')}
        onSubmit={submit}
        submitLabel={t('families.submit')}
      >
        <RadioField
          name="way"
          label={t('families.ways')}
          options={ways.map((way) => ({
            value: way,
            label: t(`families.way.${way}`),
            hint: t(`families.way.${way}Hint`),
          }))}
        />
        <RadioField
          name="publico"
          label={t('families.public')}
          hint={t('families.publicHint')}
          options={[
            { value: 'nao', label: t('families.publicNo'), hint: t('families.publicNoHint') },
            { value: 'sim', label: t('families.publicYes'), hint: t('families.publicYesHint') },
          ]}
        />
      </Form>
      <section aria-labelledby="periodos" className={styles.have}>
        <h2 id="periodos">{t('families.windows')}</h2>
        {more?.hasDates() ? (
          <more.Dates />
        ) : (
          <>
            <p>{t('families.windowsAsk')}</p>
            <FamilyHelp />
          </>
        )}
      </section>
      {more && <more.StartAnew asked={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
