/** What the code may call in Portuguese beside the names of the contract, and short words of the craft that no dictionary has. */
const school = [
  // rooms and pages, as people call them
  ...['acesso', 'boletim', 'configuracoes', 'diario', 'lancamentos', 'papeis', 'papel', 'secretaria', 'vagas'],
  // persons and things of a school
  ...['administrador', 'coordenacao', 'crianca', 'direcao', 'eja', 'estudante', 'exame', 'falta', 'gradebook'],
  ...['nascimento', 'pedido', 'permissoes', 'ponto', 'vinculo'],
  ...[
    'acima',
    'ano',
    'bloqueio',
    'escolha',
    'falha',
    'filho',
    'inep',
    'infantil',
    'interdisciplinares',
    'letra',
    'locais',
  ],
  ...['lugares', 'mais', 'maos', 'marcacao', 'oferta', 'perto', 'professores', 'publicacao', 'publico', 'recuperacao'],
  ...['responsaveis', 'senha', 'sessao', 'sorteado'],
  // the ways and the steps of the enrollment: they stand in its addresses
  ...['cadastrar', 'cancelar', 'confirmar', 'consultar', 'transferir'],
  ...['desempate', 'entrar', 'fica', 'identificar', 'recibo', 'revisao', 'verificar'],
  // permissions, as the service spells them
  ...['inserir', 'lancar', 'ler'],
]
/** States: of a request, an equivalence, a grade, a pasted value, an attendance; some are the service's, some are kept on devices. */
const states = [
  ...[
    'aceita',
    'analise',
    'cancelada',
    'confirmada',
    'convocada',
    'espera',
    'indeferida',
    'liberada',
    'lista',
    'matriculada',
  ],
  ...['perdido', 'recusada', 'reservada', 'vencida', 'vigorar'],
  ...['com', 'conflito', 'duvida', 'enviada', 'enviando', 'erro', 'escala', 'incerta', 'nao', 'recebida', 'sem'],
  ...['igual', 'inativo', 'ambiguo', 'minha', 'muda', 'mudou', 'reenviar', 'repetida', 'sumiu', 'baixa', 'marcada'],
  // the panels of the gradebook
  ...['colar', 'fechar', 'publicar'],
  // what is kept, as the register names it
  ...['conectado', 'leituras', 'preferencias', 'tentativas', 'trabalho', 'visita'],
]
const craft = [
  ...[
    'args',
    'bom',
    'config',
    'css',
    'ctrl',
    'dir',
    'env',
    'gzip',
    'href',
    'html',
    'init',
    'inline',
    'ms',
    'nginx',
    'param',
  ],
  ...['rect', 'refetch', 'revalidator', 'stdio', 'uid', 'usr', 'utc'],
  ...[
    'api',
    'backend',
    'checkbox',
    'csv',
    'db',
    'http',
    'int',
    'km',
    'ok',
    'params',
    'prefetch',
    'prerender',
    'pt',
    'qr',
  ],
  ...['tls', 'unmark', 'unprotect'],
  // the invented town
  ...['serena', 'vila'],
]
export const nouns: readonly string[] = [...school, ...states, ...craft]
