/**
 * Every address of the portal, as patterns; links fill them with `generatePath`. None begins with /json, /diario or
 * /matricula (the service's own), and none ever holds a name, CPF or protocol. `/alunos/:aluno` counts a guardian's
 * children from 1.
 */
export const paths = {
  entrar: '/entrar',
  inicio: '/inicio',
  /** The part before a diary address that says which child of a guardian it is about. */
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

/** The part of the help that is about school places. */
export const helpAboutPlaces = `${paths.ajuda}#vagas`

/** The query key that keeps where the person wanted to go before signing in. */
const returnKey = 'voltar'

/** The sign-in address that comes back to `to` afterwards. */
export const signInTo = (to: string): string =>
  to === '/' || to === paths.inicio ? paths.entrar : `${paths.entrar}?${returnKey}=${encodeURIComponent(to)}`

/** The way back after sign-in, if it is an address of ours (src/README §7); else the start page. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(returnKey) ?? ''
  const hasControl = Array.from(wanted, (char) => char.charCodeAt(0)).some((code) => code < 32 || code === 127)
  if (!/^\/(?![/\\])/.test(wanted) || hasControl || /\\|%5c|%2f%2f/i.test(wanted)) return paths.inicio
  const url = new URL(wanted, 'https://portal.invalid')
  // "/..//other.host" becomes "//other.host" by parsing, which is an address of another host again
  const foreign = url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')
  if (foreign || url.pathname.startsWith(paths.entrar)) return paths.inicio
  return url.pathname + url.search
}
