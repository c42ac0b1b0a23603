/** What nobody can vouch for, or the service refused: looked for once more, or sent once more. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { tame } from '@/ui/data/serviceWords'
import { useDiario } from '../context'

interface Props {
  ids: readonly number[]
  /** Of one student, as a link that says whose. */
  aluno?: string
}

function DeNovo({
  nome,
  aluno,
  onPress,
}: Pick<Props, 'aluno'> & { nome: 'verificar' | 'reenviar'; onPress: () => void }) {
  const t = useT()
  const { say } = useDiario()
  return (
    <Button
      variant={aluno === undefined ? 'secondary' : 'link'}
      aria-label={aluno === undefined ? undefined : t(`lancamentos.${nome}De`, { aluno: tame(aluno) })}
      onClick={() => {
        onPress()
        say()
      }}
    >
      {t(`lancamentos.${nome}`)}
    </Button>
  )
}

export function Verify({ ids, ...props }: Props) {
  const { sending } = useDiario()
  return <DeNovo nome="verificar" onPress={() => void sending.verifyAgain(ids)} {...props} />
}

export function SendAgain({ ids, ...props }: Props) {
  const { sending } = useDiario()
  return <DeNovo nome="reenviar" onPress={() => void sending.sendAgain(ids)} {...props} />
}
