/** Sending what is ready. Grades that families see already are named first: they see every change at once. */
import { type ReactNode, useState } from 'react'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/Button'
import { Confirm } from '@/ui/Confirm'
import { plainList } from '@/ui/plainList'
import { ServiceText } from '@/ui/ServiceText'
import { useDiario } from './contexto'
import { type Publicada, publicadasQueMudam } from './resumo'

/** So many are named; further ones are counted. */
const listadas = 8

export function Enviar({ children }: { children: ReactNode }) {
  const { t, format } = useI18n()
  const { livro, envio, colunas, dizer } = useDiario()
  const [publicadas, setPublicadas] = useState<readonly Publicada[]>([])
  const figura = (valor: number | null) => (valor === null ? t('lancamentos.publicada.nenhuma') : format.grade(valor))
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          const mudam = publicadasQueMudam(livro.escritas())
          if (mudam.length > 0) setPublicadas(mudam)
          else {
            void envio.send()
            dizer()
          }
        }}
      >
        {children}
      </Button>
      <Confirm
        open={publicadas.length > 0}
        title={t('lancamentos.publicada.title', { n: publicadas.length })}
        yes={t('lancamentos.publicada.sim')}
        onYes={() => {
          void envio.send()
          dizer(() => setPublicadas([]))
        }}
        onClose={() => setPublicadas([])}
      >
        <p>{t('lancamentos.publicada.lead')}</p>
        <ul {...plainList}>
          {publicadas.slice(0, listadas).map(({ id, aluno, chave, antes, depois }) => (
            <li key={`${id} ${chave}`}>
              <ServiceText>{aluno}</ServiceText>
              {' · '}
              <ServiceText>{colunas.find((coluna) => coluna.chave === chave)?.titulo ?? ''}</ServiceText>
              {': '}
              {t('lancamentos.publicada.muda', { antes: figura(antes), depois: figura(depois) })}
            </li>
          ))}
          {publicadas.length > listadas && <li>{t('lancamentos.eMais', { n: publicadas.length - listadas })}</li>}
        </ul>
      </Confirm>
    </>
  )
}
