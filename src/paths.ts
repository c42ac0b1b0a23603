/**
 * Every address of the portal, as patterns; links fill them with `generatePath`. No address begins with /json, /diario
 * or /matricula (the service's own), and none ever holds a name, CPF or protocol. `/alunos/:aluno` counts a guardian's
 * children from 1.
 */
export const paths = {
  entrar: '/entrar',
  inicio: '/inicio',
  /** The prefix of a diary address that names the child of a guardian. */
  aluno: '/alunos/:aluno',
  turmas: '/turmas',
  turma: '/turmas/:idClasse',
  notas: '/turmas/:idClasse/notas',
  boletim: '/boletim',
  semana: '/semana',
  avaliacao: '/avaliacoes/:idAvaliacao',
  recados: '/recados',
  recado: '/recados/:idRecado',
  mais: '/mais',
  presenca: '/presenca',
  lancamentos: '/turmas/:idClasse/lancar',
  atividades: '/atividades',
  equivalencias: '/equivalencias',
  pessoa: '/pessoas/nova',
  papeis: '/papeis',
  configuracoes: '/configuracoes',
  ajuda: '/ajuda',
  acessibilidade: '/acessibilidade',
  privacidade: '/privacidade',
  vagas: '/vagas',
  vagasEscolas: '/vagas/escolas',
  vagasEtapa: '/vagas/:step',
} as const

/** The section of the help about school places. */
export const helpAboutPlaces = `${paths.ajuda}#vagas`

/** The query parameter with the address that the person wanted before signing in. */
const returnKey = 'voltar'

/** The sign-in address that returns to `to` afterwards. */
export const signInTo = (to: string): string =>
  to === '/' || to === paths.inicio ? paths.entrar : `${paths.entrar}?${returnKey}=${encodeURIComponent(to)}`

/** The address to return to after sign-in, if it belongs to the portal (src/README §7); otherwise the start page. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnKey) ?? ''
  const hasControl = Array.from(wanted, (char) => char.charCodeAt(0)).some((code) => code < 32 || code === 127)
  if (!/^\/(?![/\\])/.test(wanted) || hasControl || /\\|%5c|%2f%2f/i.test(wanted)) return paths.inicio
  const url = new URL(wanted, 'https://portal.invalid')
  // URL parsing turns "/..//other.host" into "//other.host", an address of another host
  const foreign = url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')
  if (foreign || url.pathname.startsWith(paths.entrar)) return paths.inicio
  return url.pathname + url.search
}
