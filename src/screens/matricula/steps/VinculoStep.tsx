/** The page where the chosen way does not fit the child. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { FamilyHelp } from '../flow/FamilyHelp'
import { StepLink, StepPage, type StepProps } from '../flow/StepPage'
import { turnedTo } from '../flow/changes'
import type { Way } from '../flow/draft'
import styles from '../receipt/sheet.module.css'
import { Cpf } from '../../shared/Cpf'

/** Shown where the way does not fit: renewal and transfer need a school in the network, a new place a child without. */
export function VinculoStep({ step }: StepProps) {
  const t = useT()
  const { matricula, way } = step.draft
  const asking = way === 'cadastrar'
  const others: Way[] = asking ? ['confirmar', 'transferir'] : ['cadastrar']
  return (
    <StepPage
      step={step}
      title={t(asking ? 'matricula.vinculo.titleIn' : 'matricula.vinculo.titleOut')}
      lead={t(asking ? 'matricula.vinculo.leadIn' : 'matricula.vinculo.leadOut')}
    >
      {asking && (
        <ServiceText as="p" name>
          {matricula.transferencia.nomeEscola || matricula.confirmacao.nomeEscola}
        </ServiceText>
      )}
      <div className={styles.goOn}>
        {!asking && (
          <>
            <p>
              {t('matricula.cpf.label')}: <Cpf cpf={matricula.login.cpfResponsavel} />
            </p>
            <StepLink primary to="cpf">
              {t('matricula.vinculo.cpf')}
            </StepLink>
            <p>{t('matricula.vinculo.elseNew')}</p>
          </>
        )}
        {others.map((other, i) => (
          <Button
            key={other}
            variant={i === 0 && asking ? 'primary' : 'secondary'}
            onClick={() => step.turn((draft) => turnedTo(draft, other))}
          >
            {t(`families.way.${other}`)}
          </Button>
        ))}
        {asking && <StepLink to="cpf">{t('matricula.vinculo.cpf')}</StepLink>}
      </div>
      {!asking && <FamilyHelp />}
    </StepPage>
  )
}
