/** The way does not fit the child: renewal and transfer need a school in the network, a new place is for a child without one. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { Button, buttonClass } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { turnedTo } from '../flow/changes'
import { Cpf } from '../receipt/Cpf'
import type { Way } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import styles from '../receipt/sheet.module.css'
import { StepPage, type StepProps } from '../flow/StepPage'
import { pathOf } from '../flow/useStep'

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
        <p>
          <ServiceText>{matricula.transferencia.nomeEscola || matricula.confirmacao.nomeEscola}</ServiceText>
        </p>
      )}
      <div className={styles.goOn}>
        {!asking && (
          <>
            <p>
              {t('matricula.cpf.label')}: <Cpf cpf={matricula.login.cpfResponsavel} />
            </p>
            <Link className={buttonClass('primary')} to={pathOf('cpf')}>
              {t('matricula.vinculo.cpf')}
            </Link>
            <p>{t('matricula.vinculo.elseNew')}</p>
          </>
        )}
        {others.map((other, i) => (
          <Button
            key={other}
            variant={i === 0 && asking ? 'primary' : 'secondary'}
            onClick={() => step.turn((draft) => turnedTo(draft, other))}
          >
            {t(`familias.way.${other}`)}
          </Button>
        ))}
        {asking && (
          <Link className={buttonClass('secondary')} to={pathOf('cpf')}>
            {t('matricula.vinculo.cpf')}
          </Link>
        )}
      </div>
      {!asking && <FamilyHelp />}
    </StepPage>
  )
}
