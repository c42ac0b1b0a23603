/** Before grades become public: who has none, what students will see, and when. */
import { formatNota } from '@/domain/notas/typedGrade'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { Disclosure } from '@/ui/page/Disclosure'
import { GradeChip } from '@/ui/data/GradeChip'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { check } from './check'
import { ElsewhereReady } from './ElsewhereReady'
import { useDiario, useSummary } from '../context'
import { ChooseAvaliacao } from '../panels/Tools'
import { knownValue } from '../book/line'
import { Panel } from '../panels/Panel'
import styles from '../panels/Panel.module.css'

/** Names listed; further ones are counted. */
const listados = 60

export function Publish({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const t = useT()
  const { livro, envio, coluna } = useDiario()
  useSummary(livro)
  const chave = coluna?.chave ?? ''
  const { aPublicar, naoEnviadas, publicas, semNota } = check(livro, chave)
  const media = settings().grading?.passingAverage
  const abaixo =
    media === undefined ? 0 : aPublicar.filter((linha) => (knownValue(linha, chave) ?? media) < media).length
  const [primeira] = aPublicar
  const publish = () => {
    const ids = aPublicar.map(({ id }) => id)
    livro.make(ids, chave, 'publicada')
    void envio.send(ids)
    onSent()
  }
  return (
    <Panel
      title={t('lancamentos.publicar.title')}
      onClose={onClose}
      acao={
        aPublicar.length + naoEnviadas.length === 0
          ? null
          : {
              label:
                aPublicar.length === 0
                  ? t('lancamentos.publicar.button')
                  : t('lancamentos.publicar.sim', { n: aPublicar.length }),
              onPress: publish,
              porQueNao: naoEnviadas.length > 0 ? t('lancamentos.publicar.antes', { n: naoEnviadas.length }) : null,
            }
      }
    >
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      <ul className={styles.list}>
        <li>{t('lancamentos.publicar.howMany', { n: aPublicar.length })}</li>
        {publicas.length > 0 && <li>{t('lancamentos.publicar.ja', { n: publicas.length })}</li>}
        {media !== undefined && aPublicar.length > 0 && (
          <li>{t('lancamentos.publicar.below', { n: abaixo, media: formatNota(media, livro.sinal) })}</li>
        )}
        {semNota.length === 0 && <li>{t('lancamentos.publicar.all')}</li>}
      </ul>
      {aPublicar.length + naoEnviadas.length === 0 && <ElsewhereReady count={({ aPublicar }) => aPublicar.length} />}
      {semNota.length > 0 && (
        <Disclosure summary={t('lancamentos.publicar.ungraded', { n: semNota.length })}>
          <ul className={styles.names}>
            {semNota.slice(0, listados).map(({ id, record }) => (
              <li key={id}>
                <ServiceText>{record.nome}</ServiceText>
              </li>
            ))}
            {semNota.length > listados && <li>{t('lancamentos.andMore', { n: semNota.length - listados })}</li>}
          </ul>
        </Disclosure>
      )}
      {primeira && coluna && (
        <div>
          <h3>{t('lancamentos.publicar.seenBy')}</h3>
          <div className={styles.example}>
            <ServiceText>{coluna.nome}</ServiceText>
            <GradeChip valor={knownValue(primeira, chave)} state="publicada" />
          </div>
          <p className={styles.hint}>{t('lancamentos.publicar.example')}</p>
        </div>
      )}
      {aPublicar.length > 0 && (
        <Notice tone="warn">
          <p>{t('lancamentos.publicar.naHora')}</p>
        </Notice>
      )}
    </Panel>
  )
}
