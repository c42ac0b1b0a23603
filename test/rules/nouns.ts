/**
 * The Portuguese words allowed in names, beside those of the contract, and technical abbreviations
 * missing from dictionaries.
 */
const school = [
  // rooms and pages, by their Portuguese names
  ...['acesso', 'boletim', 'configuracoes', 'lancamento', 'lancamentos', 'papeis', 'papel', 'secretaria'],
  ...['acessibilidade', 'ajuda', 'privacidade'],
  // persons and things of a school
  ...['administrador', 'coordenacao', 'crianca', 'direcao', 'eja', 'estudante', 'etapa', 'exame', 'falta', 'gradebook'],
  ...['nascimento', 'pedido', 'permissoes', 'ponto', 'vinculo'],
  ...['ano', 'bloqueio', 'escolha', 'falha', 'filho', 'inep', 'interdisciplinares', 'letra', 'locais'],
  ...['lugares', 'mais', 'maos', 'marcacao', 'oferta', 'professores', 'publicacao', 'publico'],
  ...['responsaveis', 'senha', 'sessao', 'sorteado'],
  // actions and steps of the enrollment, which appear in its addresses
  ...['cadastrar', 'cancelar', 'confirmar', 'consultar', 'transferir'],
  ...['desempate', 'entrar', 'fica', 'identificar', 'recibo', 'revisao', 'verificar'],
  // permissions, as the service spells them
  ...['inserir', 'lancar', 'ler'],
]
/** States of a request, an equivalence, an attendance; some come from the service, some are stored on devices. */
const states = [
  ...['aceita', 'analise', 'cancelada', 'confirmada', 'convocada', 'espera', 'indeferida', 'liberada', 'lista'],
  ...['perdido', 'recusada', 'reservada', 'vencida', 'vigorar'],
  ...['enviada', 'incerta', 'marcada', 'nao', 'sim'],
  // stored values, as the register names them
  ...['leituras', 'saida', 'tentativas', 'uso'],
]
const craft = [
  ...['args', 'bom', 'config', 'css', 'ctrl', 'dir', 'env', 'href', 'html', 'init', 'inline', 'ms', 'nginx', 'param'],
  ...['rect', 'refetch', 'revalidator', 'uid', 'usr', 'utc'],
  ...['backend', 'checkbox', 'csv', 'db', 'http', 'int', 'km', 'ok', 'params', 'prefetch', 'prerender', 'qr'],
  ...['tls', 'unmark', 'unprotect'],
  // elements and roles of a page
  ...['dd', 'dt', 'nav', 'ol', 'radiogroup', 'td', 'th', 'ul'],
  ...['async', 'br', 'gz', 'hostname', 'latlng', 'mtime', 'stdout', 'zod'],
  // sizes, surfaces and durations in the design tokens
  ...['bg', 'dur', 'lg', 'md', 'rp', 'sm', 'xl', 'xs'],
  // the invented town
  ...['serena', 'vila'],
  // programs, formats and tools in the tests
  ...['ajv', 'basename', 'brotli', 'caddyfile', 'cli', 'cpu', 'ctx', 'cwd', 'devtools'],
  ...['dist', 'doiuse', 'dto', 'etag'],
  ...['firefox', 'kib', 'mbit', 'memoized', 'nullable', 'pdf', 'pid', 'plugin', 'png', 'postcss', 'rss', 'spanish'],
  ...['standalone', 'stderr', 'sw', 'validator', 'webkit'],
  // names from browsers and testing-library
  ...['coords', 'dataset', 'geolocation', 'onerror', 'rerender', 'resizable', 'ui', 'unobserve', 'viewport'],
  ...['weberror'],
]
/** Persons of the cast, and the class and the subject that tests name. */
const cast = [
  ...['arthur', 'beatriz', 'bruno', 'caio', 'carla', 'caua', 'davi', 'enzo', 'joao', 'lia', 'rita', 'rui'],
  ...['arte', 'sete'],
]
export const nouns: readonly string[] = [...school, ...states, ...craft, ...cast]
