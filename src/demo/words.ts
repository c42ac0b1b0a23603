/** The texts of the demonstration. They are not in i18n, so that a production build contains none of them. */
import { type Language, useI18n } from '@/i18n'

/** A text in Portuguese, English and Spanish. */
type Row = readonly [pt: string, en: string, es: string]
const rows = <K extends string>(table: Readonly<Record<K, Row>>) => table

const own = rows({
  tab: ['Demonstração', 'Demonstration', 'Demostración'],
  title: ['Serviço de demonstração', 'Demonstration service', 'Servicio de demostración'],
  lead: [
    'As pessoas e as notas são inventadas e ficam só neste navegador. Senha de todos: caderno.',
    'People and grades are invented and stay in this browser only. Password of everyone: caderno.',
    'Las personas y las notas son inventadas y quedan solo en este navegador. Contraseña de todos: caderno.',
  ],
  who: ['Quem sou eu', 'Who am I', 'Quién soy'],
  nobody: ['Ninguém', 'Nobody', 'Nadie'],
  out: ['sair desta conta', 'leave this account', 'salir de esta cuenta'],
  network: ['Rede', 'Network', 'Red'],
  normal: ['Normal', 'Normal', 'Normal'],
  slow: ['Lenta (2 s)', 'Slow (2 s)', 'Lenta (2 s)'],
  offline: ['Sem internet', 'No internet', 'Sin internet'],
  fault: ['Próxima falha', 'Next fault', 'Próxima falla'],
  operation: ['Operação', 'Operation', 'Operación'],
  any: ['Qualquer uma', 'Any', 'Cualquiera'],
  kind: ['O que acontece', 'What happens', 'Qué ocurre'],
  arm: ['Falhar na próxima chamada', 'Fail the next call', 'Fallar en la próxima llamada'],
  armed: [
    'A próxima chamada de {operation} vai falhar.',
    'The next call of {operation} will fail.',
    'La próxima llamada de {operation} va a fallar.',
  ],
  armedAny: ['A próxima chamada vai falhar.', 'The next call will fail.', 'La próxima llamada va a fallar.'],
  clock: ['Relógio do serviço', 'Clock of the service', 'Reloj del servicio'],
  move: ['Mover o relógio', 'Move the clock', 'Mover el reloj'],
  real: ['Hora de verdade', 'Real time', 'Hora real'],
  reset: ['Recomeçar do zero', 'Start afresh', 'Empezar de cero'],
  explorer: ['Explorador do serviço', 'Service explorer', 'Explorador del servicio'],
  gallery: ['Galeria das peças', 'Gallery of the pieces', 'Galería de las piezas'],
  description: ['Descrição em OpenAPI', 'OpenAPI description', 'Descripción en OpenAPI'],
  wholeDescription: ['Baixar a descrição inteira', 'Download the whole description', 'Descargar la descripción entera'],
  close: ['Fechar', 'Close', 'Cerrar'],
  refusedTitle: [
    'A demonstração não pôde começar',
    'The demonstration could not start',
    'La demostración no pudo empezar',
  ],
  refused: [
    'Este navegador recusou o service worker que faz o papel da escola. Isso acontece em janelas privadas, com cookies bloqueados ou fora de https e de localhost.',
    'This browser refused the service worker that plays the school. It happens in private windows, with cookies blocked, or outside https and localhost.',
    'Este navegador rechazó el service worker que hace de escuela. Ocurre en ventanas privadas, con cookies bloqueadas o fuera de https y de localhost.',
  ],
  refusedHow: [
    'Abra em uma janela normal, por https ou em localhost, com cookies permitidos. Ou rode o serviço por HTTP (npm run mock) e a versão de produção (npm run build e npm run preview).',
    'Open it in a normal window, over https or on localhost, with cookies allowed. Or run the service over HTTP (npm run mock) and the production version (npm run build and npm run preview).',
    'Ábrela en una ventana normal, por https o en localhost, con cookies permitidas. O ejecuta el servicio por HTTP (npm run mock) y la versión de producción (npm run build y npm run preview).',
  ],
  retry: ['Tentar de novo', 'Try again', 'Intentar de nuevo'],
  back: ['Voltar ao portal', 'Back to the portal', 'Volver al portal'],
  explorerLead: [
    'Todas as operações do contrato. Preencha, envie pelo cliente do portal e veja o que volta.',
    'All operations of the contract. Fill in, send through the portal’s client and see what comes back.',
    'Todas las operaciones del contrato. Completa, envía por el cliente del portal y mira qué vuelve.',
  ],
  asForm: ['Formulário', 'Form', 'Formulario'],
  asJson: ['JSON', 'JSON', 'JSON'],
  badJson: ['Isto não é um JSON: {reason}', 'This is not JSON: {reason}', 'Esto no es JSON: {reason}'],
  send: ['Enviar', 'Send', 'Enviar'],
  request: ['Pedido', 'Request', 'Pedido'],
  reply: ['Resposta', 'Reply', 'Respuesta'],
  result: ['{status} em {ms} ms', '{status} in {ms} ms', '{status} en {ms} ms'],
  received: ['Recebido, sem corpo.', 'Received, no body.', 'Recibido, sin cuerpo.'],
  open: ['não precisa de sessão', 'needs no session', 'no necesita sesión'],
  armedNow: ['Ainda vão falhar:', 'Still to fail:', 'Todavía van a fallar:'],
  disarm: ['Desfazer', 'Undo', 'Deshacer'],
  now: ['Agora no serviço: {at}', 'Now at the service: {at}', 'Ahora en el servicio: {at}'],
  here: ['só nesta aba', 'in this tab only', 'solo en esta pestaña'],
  everywhere: ['em todas as abas', 'in every tab', 'en todas las pestañas'],
  example: ['Um exemplo já está preenchido.', 'An example is filled in already.', 'Ya hay un ejemplo completado.'],
  notAnObject: ['o pedido é um objeto', 'a request is an object', 'el pedido es un objeto'],
})
const people = rows({
  ana: ['estudante, 7º A', 'student, 7º A', 'estudiante, 7º A'],
  bruno: ['estudante, 9º B', 'student, 9º B', 'estudiante, 9º B'],
  pedro: ['pré-escola', 'pre-school', 'preescolar'],
  marta: ['mãe de Ana e Pedro', 'mother of Ana, Pedro', 'madre de Ana y Pedro'],
  carla: ['professora', 'teacher', 'profesora'],
  rui: ['professor e pai', 'teacher and father', 'profesor y padre'],
  sonia: ['secretaria', 'school office', 'secretaría'],
  celso: ['coordenação', 'coordination', 'coordinación'],
  ivone: ['direção', 'headship', 'dirección'],
  helena: ['administração', 'administration', 'administración'],
  otavio: ['administração', 'administration', 'administración'],
  'sem.perfil': ['sem perfil', 'no profile', 'sin perfil'],
  bloqueado: ['conta bloqueada', 'blocked account', 'cuenta bloqueada'],
  'sessao.curta': ['sessão de 60 s', 'session of 60 s', 'sesión de 60 s'],
})
/** Faults by status or kind. */
const faults = rows({
  401: ['sem sessão', 'no session', 'sin sesión'],
  403: ['não permitido', 'not allowed', 'no permitido'],
  404: ['não encontrado', 'not found', 'no encontrado'],
  409: ['conflito', 'conflict', 'conflicto'],
  429: ['tentativas demais', 'too many attempts', 'demasiados intentos'],
  500: ['falha do serviço', 'fault of the service', 'falla del servicio'],
  503: ['ocupado', 'busy', 'ocupado'],
  drop: ['a conexão cai', 'the connection breaks', 'se corta la conexión'],
  hang: ['nunca responde', 'never answers', 'nunca responde'],
  html: ['página no lugar da resposta', 'a page instead of the reply', 'una página en vez de la respuesta'],
  empty: ['resposta vazia', 'empty reply', 'respuesta vacía'],
  truncated: ['resposta cortada', 'reply cut short', 'respuesta cortada'],
  nulls: ['tudo nulo', 'all null', 'todo nulo'],
  wrongTypes: ['tipos trocados', 'wrong types', 'tipos cambiados'],
  hugeText: ['textos enormes', 'enormous texts', 'textos enormes'],
})

const column = <K extends string>(table: Readonly<Record<K, Row>>, at: 0 | 1 | 2) =>
  // the result has the keys of the table
  Object.fromEntries(Object.entries<Row>(table).map(([key, row]) => [key, row[at]])) as Record<K, string>
const wordsAt = (at: 0 | 1 | 2) => ({ ...column(own, at), people: column(people, at), faults: column(faults, at) })

export type Words = ReturnType<typeof wordsAt>
const words: Record<Language, Words> = { 'pt-BR': wordsAt(0), en: wordsAt(1), es: wordsAt(2) }

export const useWords = (): Words => words[useI18n().language]
