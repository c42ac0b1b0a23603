/** A guardian at an address that speaks of one student: with one child it goes there, with several it asks which. */
import { generatePath, Link, Navigate } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { Empty } from '@/ui/Empty'
import { PageHeader } from '@/ui/PageHeader'
import { type Filho, useFilhos } from './filhos'
import styles from './EscolherAluno.module.css'

export function EscolherAluno({ to }: { to: 'inicio' | 'turmas' | 'recados' | 'boletim' | 'semana' }) {
  const t = useT()
  const filhos = useFilhos()
  const address = (filho: Filho) => generatePath(paths.aluno, { aluno: String(filho.index) }) + paths[to]
  const [first] = filhos
  if (!first) {
    return (
      <>
        <PageHeader title={t('diario.alunos.title')} />
        <Empty title={t('diario.alunos.none')}>
          <p>{t('diario.alunos.noneHint')}</p>
        </Empty>
      </>
    )
  }
  if (filhos.length === 1) return <Navigate to={address(first)} replace />
  return (
    <>
      <PageHeader title={t('diario.alunos.title')} heading={t(`diario.alunos.which.${to}`)} />
      <ul className={styles.filhos}>
        {filhos.map((filho) => (
          <li key={filho.idPessoa}>
            <Link to={address(filho)}>
              <bdi lang="pt-BR">{filho.nome || t('diario.alunos.nth', { n: filho.index })}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
