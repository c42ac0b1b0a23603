// Drafts filled up to a page of the flow by the pretended service, without a page. Davi's draft asks for a new place.
import { type Family, families } from '@/mock/seed/children'
import { pass, withCadastro, withChoices, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft, type Way } from '@/screens/matricula/flow/draft'
import { identify, offer, type send } from '@/screens/matricula/flow/send'
import { guardian, home } from '../../support/family'

const child = families.davi

/** A draft with the child's page answered. */
export const begun = () =>
  pass(
    withLogin(newDraft('cadastrar'), {
      nomeAluno: child.nome,
      nomeMae: child.nomeMae,
      dataNasc: child.dataNasc,
      cpfResponsavel: child.cpfResponsavel,
    }),
    'estudante',
  )
/** A draft of a child that is new to the network, with the series chosen. */
export async function beforeOffer(): Promise<Draft> {
  const d = pass(await identify(begun(), 'cpf'), 'novo')
  return pass(withCadastro(d, { serieId: 21, descricaoSerie: 'Pré-escola II' }), 'serie')
}
/** A draft with everything answered. */
export async function onReview(): Promise<Draft> {
  let d = await offer(withCadastro(await beforeOffer(), { turno: 'Integral' }), 'turno')
  d = withChoices(d, d.oferta.slice(0, 1))
  d = withCadastro(d, { ...guardian, ...home })
  return (['endereco', 'escola', 'responsavel'] as const).reduce((e, id) => pass(e, id), d)
}
/** A draft of a child that the network knows, with the name confirmed. */
export async function known(way: Way, { nome, nomeMae, dataNasc, cpfResponsavel }: Family): Promise<Draft> {
  const d = pass(withLogin(newDraft(way), { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel }), 'estudante')
  return pass({ ...(await identify({ ...d, by: 'crianca' }, 'cpf')), nameConfirmed: true }, 'nome')
}

/** The draft of a sent request; throws with the refusal if it was not sent. */
export function sentOf({ draft, error, kind }: Awaited<ReturnType<typeof send>>): Draft {
  if (kind !== 'sent') throw new Error(`${kind}: ${JSON.stringify(error?.refusal)}`)
  return draft
}
