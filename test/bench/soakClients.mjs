// Simulates fifty people at once, with the requests of a portal: students, guardians, teachers, the school office,
// administrators, families without an account, and somebody who sends nonsense.

/** Random numbers of one person, the same for the same seed. */
function chance(seed) {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: (list) => list[Math.floor(next() * list.length)] }
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms))
const roles = ['student', 'guardian', 'teacher', 'staff', 'family', 'teacher', 'student', 'admin', 'family', 'nonsense']
const names = {
  student: ['ana', 'bruno', 'pedro'],
  guardian: ['marta'],
  teacher: ['carla', 'rui'],
  staff: ['sonia', 'celso', 'ivone'],
  admin: ['helena', 'otavio'],
}
/** Classes of each person; some include one that is not theirs. */
const classes = {
  ana: [1010, 1011, 1015],
  bruno: [1060, 1061],
  pedro: [1230],
  marta: [1011, 1230],
  carla: [1011, 1021, 1061],
  rui: [1012, 1022],
}
/** Positions whose records a person may read; teachers and staff read all. */
const own = { ana: [0], bruno: [0], pedro: [0], marta: [0] }

/**
 * @param cast the children of the cast; each client of the kind asks for its own ones.
 * @param told what each family tells of itself and its home.
 */
export function createClients(url, count, cast, told) {
  const faults = []
  const tally = { calls: 0, statuses: new Map(), times: [] }
  const fault = (what) => faults.length < 100 && faults.push(what)

  async function send(path, init) {
    const started = performance.now()
    const response = await fetch(url + path, init).catch((error) => {
      fault(`${path}: ${error}`)
      return null
    })
    if (!response) return { status: 0, body: {} }
    const text = await response.text()
    tally.calls += 1
    tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1)
    if (tally.calls % 10 === 0) tally.times.push(performance.now() - started)
    if (response.status >= 500) fault(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }

  function person(seed, role) {
    const { next, pick } = chance(seed)
    let session = ''
    const userName = names[role] ? pick(names[role]) : ''
    const post = (name, body, door = 'reply') =>
      send(`/json/${door}/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(session && { 'X-ss-id': session }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    const get = (path) => send(path, { headers: session ? { 'X-ss-id': session } : {} })
    const expectStatus = (what, { status }, ...allowed) => {
      if (!allowed.includes(status)) fault(`${userName || role}: ${what} answered ${status}`)
    }

    async function enter() {
      if (session) expectStatus('logout', await post('Auth', { provider: 'logout' }), 200)
      session = ''
      const asked = { provider: 'credentials', userName, password: 'caderno', rememberMe: next() < 0.5 }
      const { status, body } = await post('Auth', asked)
      if (status !== 200) fault(`${userName} cannot sign in: ${status}`)
      session = body.sessionId ?? ''
    }

    async function records(idClasse) {
      const { status, body } = await post('AproveitamentosAlunos', { idClasse, quantidade: pick([0, 10, 50]) })
      if (status !== 200) fault(`${userName}: records of ${idClasse} answered ${status}`)
      const itens = body.itens ?? []
      if (own[userName] && itens.some(({ id }) => !own[userName].includes(id % 10_000)))
        fault(`${userName} saw another's record`)
      return itens
    }

    async function teach() {
      const idClasse = pick(classes[userName])
      const record = pick((await records(idClasse)).filter(({ ativo }) => ativo))
      if (!record) return
      const grades = [...record.grupos.flatMap(({ avaliacoes }) => avaliacoes), ...record.notasComplementares]
      const grade = pick(grades)
      if (!grade) return
      const closed = grade.fechada
      grade.valor = Math.floor(next() * 101) / 10
      grade.publicada ||= next() < 0.5
      // closing is final, so it is rare and grades stay editable for the whole run
      if (next() < 0.002) grade.fechada = true
      const { status } = await post('AproveitamentoAluno', record, 'oneway')
      // another client may have closed it meanwhile
      if (![204, 409].includes(status)) fault(`${userName}: a grade answered ${status}`)
      if (closed && status === 204) {
        const again = (await records(idClasse)).find(({ id }) => id === record.id)
        const now =
          again &&
          [...again.grupos.flatMap((g) => g.avaliacoes), ...again.notasComplementares].find(
            (n) => n.avaliacaoId === grade.avaliacaoId,
          )
        if (now && !now.fechada) fault(`${userName} opened a closed grade`)
      }
    }

    async function study() {
      const what = next()
      if (what < 0.4) await records(pick(classes[userName]))
      else if (what < 0.6) expectStatus('classes', await get('/diario/classes?embutir=turma'), 200)
      else if (what < 0.7) expectStatus('a period', await post('GetPeriodoLetivo', { id: 0 }), 200)
      else if (what < 0.8) expectStatus('an evaluation', await post('GetAvaliacao', { id: 101_105 }), 200, 403)
      else if (what < 0.9) expectStatus('a message', await get('/diario/recados/10112'), 200, 403)
      else if (what < 0.95) expectStatus('another class', await post('AproveitamentosAlunos', { idClasse: 1440 }), 403)
      else
        expectStatus(
          'a presence',
          await post('MarcarPresencaPost', { latitude: -26.9101, longitude: -48.6606 }),
          200,
          403,
        )
    }

    async function administrate() {
      const what = next()
      const ask = (name, body) => post(name, body)
      if (what < 0.3) expectStatus('classes', await ask('Classes', { quantidade: 50 }), 200)
      else if (what < 0.5) expectStatus('activities', await get('/diario/atividades-curriculares?idCurso=2'), 200)
      else if (what < 0.7)
        expectStatus('equivalences', await get('/matricula/equivalencia-curricular?campos=situacao'), 200)
      else if (what < 0.8) await records(pick([1011, 1440, 1230]))
      else if (what < 0.9) {
        // only fifty names, so that each is registered sooner or later
        const nome = `Pessoa Número ${Math.floor(next() * 50)}`
        expectStatus('a person', await post('InsertPessoaAvaliacaoInterdisciplinar', { nome }, 'oneway'), 204, 409)
      } else {
        const asked = { userName: pick(['ana', 'carla', 'sem.perfil']), roles: next() < 0.5 ? [] : ['Zelador'] }
        expectStatus('roles', await ask('UnAssignRoles', asked), role === 'admin' ? 200 : 403)
      }
    }

    const families = Object.values(cast)
    async function enroll() {
      const { cpf: cpfAluno, cpfResponsavel, dataNasc, nome: nomeAluno, nomeMae } = pick(families)
      const login = { nomeAluno, dataNasc, nomeMae, cpfAluno, cpfResponsavel }
      const ask = async (matricula) => {
        const { body } = await post('PostMatriculaMunicipal', { login, matricula: { ...matricula, login } })
        // people read the page first
        await pause(300 + next() * 600)
        return body
      }
      const cadastro = { serieId: pick([20, 21, 31, 32, 33]), turno: pick(['Manhã', 'Tarde', 'Integral']) }
      const offer = await ask({ processamento: 'consultar', cadastro })
      const reservas = (offer.reservas ?? []).sort(() => next() - 0.5).slice(0, 3)
      const complete = {
        ...offer.cadastro,
        ...cadastro,
        ...told,
        nomeResponsavel: nomeMae,
        unidadeId: reservas[0]?.unidadeId ?? 0,
      }
      const sent = await ask({ ...offer, processamento: 'cadastrar', cadastro: complete, reservas })
      const taken = (sent.reservas ?? []).some(({ vagas, reservas: held }) => held > vagas || held < 0)
      if (taken) fault('a row of the offer is out of bounds')
      if (sent.protocolo && next() < 0.7) {
        await ask({ processamento: 'cancelar', cancelamento: { protocolo: sent.protocolo } })
      }
    }

    async function babble() {
      const what = next()
      if (what < 0.2) expectStatus('no JSON', await post('Classes', '{'), 400, 401)
      else if (what < 0.4) expectStatus('no operation', await post('Everything', {}), 404)
      else if (what < 0.6) expectStatus('no session', await post('GetTurma', { id: 101 }), 401)
      else if (what < 0.7) expectStatus('too deep', await post('Auth', `{"x":${'['.repeat(99)}${']'.repeat(99)}}`), 400)
      else if (what < 0.75) expectStatus('too large', await post('Auth', `{"x":"${'y'.repeat(1_100_000)}"}`), 413)
      else if (what < 0.9) expectStatus('no callback', await get('/diario/classes?callback=1'), 400)
      else {
        const asked = { provider: 'credentials', userName: `ninguem${Math.floor(next() * 5000)}`, password: 'x' }
        expectStatus('nobody', await post('Auth', asked), 401, 429)
      }
      await pause(20)
    }

    const days = {
      student: study,
      guardian: study,
      teacher: teach,
      staff: administrate,
      admin: administrate,
      family: enroll,
      nonsense: babble,
    }
    return async (until) => {
      if (userName) await enter()
      for (let turn = 1; performance.now() < until; turn++) {
        await days[role]()
        if (userName && turn % 200 === 0) await enter()
      }
    }
  }

  return {
    faults,
    tally,
    /** Runs everybody until a moment of `performance.now()`. */
    run: (until) => Promise.all(Array.from({ length: count }, (_, i) => person(i + 1, roles[i % roles.length])(until))),
  }
}
