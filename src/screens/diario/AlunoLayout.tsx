/** Around the diary screens of one child of a guardian: which child, and the way to the others. */
import { useMemo } from 'react'
import { generatePath, Link, Outlet, useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { type Aluno, AlunoContext } from './aluno'
import styles from './AlunoLayout.module.css'
import { type Filho, useFilhos } from './filhos'

/** The same screen of another child where it means something there: lists do, a class or an evaluation does not. */
function sameScreen(pathname: string, from: number, to: Filho): string {
  const rest = pathname.slice(generatePath(paths.aluno, { aluno: String(from) }).length)
  const lists: readonly string[] = [paths.inicio, paths.turmas, paths.recados, paths.boletim, paths.semana]
  return generatePath(paths.aluno, { aluno: String(to.index) }) + (lists.includes(rest) ? rest : paths.inicio)
}

/** The first name, which is enough where no other child has it; the rest of the name stands there when there is room. */
function NomeCurto({ filho, among }: { filho: Filho; among: readonly Filho[] }) {
  const t = useT()
  const firstOf = ({ nome }: Filho) => nome.split(' ')[0] ?? ''
  const first = firstOf(filho)
  const shared = among.some((other) => other !== filho && firstOf(other) === first)
  if (!first || shared) return <bdi lang="pt-BR">{filho.nome || t('diario.alunos.nth', { n: filho.index })}</bdi>
  return (
    <bdi lang="pt-BR">
      {first} <span className={styles.resto}>{filho.nome.slice(first.length + 1)}</span>
    </bdi>
  )
}

export function Component() {
  const t = useT()
  const { pathname } = useLocation()
  const { aluno: index } = useParamsOf(paths.aluno)
  const filhos = useFilhos()
  const filho = filhos.find((one) => one.index === index)
  const { idPessoa = 0, nome = '' } = filho ?? {}
  const aluno = useMemo<Aluno>(() => ({ idPessoa, nome, index }), [idPessoa, nome, index])
  if (!filho) {
    return (
      <Stack gap={4}>
        <PageHeader title={t('moldura.naoEncontrado.title')} />
        <Notice tone="warn">
          <p>{t('diario.alunos.unknown')}</p>
        </Notice>
        <Link to={paths.inicio}>{t('diario.alunos.choose')}</Link>
      </Stack>
    )
  }
  return (
    // keyed by the child, so that nothing of the former one is ever on the screen of the next
    <AlunoContext key={aluno.idPessoa} value={aluno}>
      {filhos.length > 1 && (
        <nav className={`${styles.picker} no-print`} aria-label={t('diario.alunos.title')}>
          <ul>
            {filhos.map((one) => (
              <li key={one.idPessoa}>
                <Link to={sameScreen(pathname, index, one)} aria-current={one.index === index ? 'true' : undefined}>
                  <NomeCurto filho={one} among={filhos} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Outlet />
    </AlunoContext>
  )
}
Component.displayName = 'AlunoLayout'
