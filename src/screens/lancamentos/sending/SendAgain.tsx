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
  const { dizer } = useDiario()
  return (
    <Button
      variant={aluno === undefined ? 'secondary' : 'link'}
      aria-label={aluno === undefined ? undefined : t(`lancamentos.${nome}De`, { aluno: tame(aluno) })}
      onClick={() => {
        onPress()
        dizer()
      }}
    >
      {t(`lancamentos.${nome}`)}
    </Button>
  )
}

export function Verify({ ids, ...props }: Props) {
  const { envio } = useDiario()
  return <DeNovo nome="verificar" onPress={() => void envio.verifyAgain(ids)} {...props} />
}

export function SendAgain({ ids, ...props }: Props) {
  const { envio } = useDiario()
  return <DeNovo nome="reenviar" onPress={() => void envio.sendAgain(ids)} {...props} />
}
