/** What the cast adds to the generated diary, by class or by record (`idClasse × 10 000 + position in the group`). */
import type { AproveitamentoAluno, Nota, Recado } from '@/contract'
import { mapGrades } from '@/domain/notas/notas'
import type { AvaliacaoRow, ClasseRow } from '../tables/diario'

/** The classes of a group of the later years, by subject. */
const classesFrom = (first: number) => ({
  portugues: first,
  matematica: first + 1,
  ciencias: first + 2,
  historia: first + 3,
  geografia: first + 4,
  ingles: first + 5,
  arte: first + 6,
})
const seteA = classesFrom(1010)
const noveB = classesFrom(1060)

/** 20,000 characters with markup, which must be shown as text. */
const hugeMessage = (() => {
  const inicio =
    '<h1>Aviso</h1><img src=x onerror="alert(1)"><script>document.title="invadido"</script> javascript:alert(1)\n\n'
  const sentence = 'Leia com atenção: <b>este texto</b> é muito longo & veio assim do sistema antigo. '
  return (inicio + sentence.repeat(Math.ceil(20_000 / sentence.length))).slice(0, 20_000)
})()

/** Adds undocumented fields to a class. */
export function castClasse(classe: ClasseRow): ClasseRow {
  if (classe.id !== seteA.geografia) return classe
  return { ...classe, extras: { corDaCapa: 'verde', livros: [{ titulo: 'Atlas', isbn: null }], versao: 3 } }
}

/** Adds odd evaluations: without a date, of an unknown type, of weight 0, with a text id; one class has none. */
export function castAvaliacoes(classe: ClasseRow, generated: AvaliacaoRow[]): AvaliacaoRow[] {
  const withChange = (ordinal: number, change: Partial<AvaliacaoRow>) =>
    generated.map((a) => (a.ordinal === ordinal ? { ...a, ...change } : a))
  switch (classe.id) {
    case noveB.historia:
      return []
    case seteA.historia:
      return withChange(4, { nome: 'Seminário', nomeResumido: 'SE', data: null, descricao: '' })
    case seteA.geografia:
      return withChange(4, { nome: 'Mapa mental', nomeResumido: 'MM', tipo: 8 })
    case seteA.arte:
      return withChange(6, { nome: 'Diário de bordo', nomeResumido: 'DB', peso: 0 })
    case seteA.ingles:
      return withChange(3, { id: 'ING/oral nº 1', nome: 'Prova oral', nomeResumido: 'PO' })
    default:
      return generated
  }
}

/** Replaces messages: Ana has two, the newest from Carla; Bruno has a huge one and one of an unknown sender. */
export function castRecados(classe: ClasseRow, generated: Recado[]): Recado[] {
  const recado = (id: number, perfilRemetente: number, descricao: string): Recado => ({
    id,
    chaveTimeline: `turma-${classe.idTurma}`,
    descricao,
    perfilRemetente,
  })
  if (classe.id === seteA.matematica)
    return [recado(10_112, 3, 'Na prova do 2º bimestre, tragam régua, compasso e calculadora simples.\nBons estudos!')]
  if (classe.id === seteA.portugues)
    return [recado(10_101, 4, 'A reunião com as famílias será no sábado, às 9h, na quadra coberta.')]
  if (Math.floor(classe.id / 10) === Math.floor(seteA.portugues / 10)) return []
  if (classe.id === noveB.portugues)
    return [recado(10_601, 4, hugeMessage), recado(10_602, 9, 'Recado de teste do sistema.')]
  return generated
}

interface Row {
  faltas: number
  /** By ordinal; every other grade is empty and unpublished. */
  notas: ReadonlyMap<number, { valor: number; state: string }>
  inativo: string
}

/**
 * Parses a row: `notas` in the order of the ordinals, each with its state: f closed, p published, l only entered;
 * `-` is empty.
 */
const row = (faltas: number, notas = '', inativo = ''): Row => ({
  faltas,
  notas: new Map(
    notas.split(' ').flatMap((nota, i) => {
      const valor = parseFloat(nota)
      return Number.isNaN(valor) ? [] : [[i + 1, { valor, state: nota.slice(-1) }] as const]
    }),
  ),
  inativo,
})

const lines: Record<number, Row> = {
  // Ana. Mathematics: 26 of 30; closed, closed, published; one entered but unpublished; one empty; one
  // published by tomorrow
  10_100_000: row(2, '8.5f 9f 7.5p'),
  10_110_000: row(26, '8f 7.4f 7p 9.5l - 8.5l'),
  10_120_000: row(0),
  10_130_000: row(1, '6f 10f 5.5p'),
  10_140_000: row(3, '7f 8f - 6.5p'),
  10_150_000: row(5, '6.95f 7.1000000000000005f 8.25p'),
  10_160_000: row(0, '9f 9.5f 10p - - 10p'),
  // Bruno. At the limit in Portuguese; over it in Mathematics, where the exam can save him; in Science it cannot
  10_600_000: row(30, '6f 7f 6.5p'),
  10_610_000: row(32, '5f 5f 5p'),
  10_620_000: row(18, '3.3f 3.3f 3.3p'),
  10_630_000: row(2),
  10_640_000: row(0, '0f 10f 7.25p'),
  10_650_000: row(4, '7f - 8p'),
  10_660_000: row(6, '7f 6f', 'Transferido para a oficina de Música'),
  // Bruno, last year: everything closed, Mathematics passed by the final exam
  10_700_000: row(3, '7f 8f 6f 7f 8f 9f'),
  10_710_000: row(8, '5f 5f 5f 5f 5f 5f 4f 8f'),
  // Pedro: only absences
  12_300_000: row(4),
}

/** Whether the record is of the student at position 2 of 7º A, who left and is still listed in every class. */
const leftSeteA = (record: AproveitamentoAluno, idClasse: number) =>
  Math.floor(idClasse / 10) === 101 && record.id % 10_000 === 2

/** Classes without any published grade. */
const semNotas = new Set([seteA.ciencias])

/** A record with what the cast adds. `ordinal` returns the position of a grade's evaluation. */
export function castRecord(
  record: AproveitamentoAluno,
  idClasse: number,
  ordinal: (nota: Nota) => number,
): AproveitamentoAluno {
  const line = lines[record.id]
  if (leftSeteA(record, idClasse)) return { ...record, ativo: false, motivoInatividade: 'Transferido' }
  if (!line && !semNotas.has(idClasse)) return record
  const written = (nota: Nota): Nota => {
    const { valor = null, state } = line?.notas.get(ordinal(nota)) ?? {}
    return { ...nota, valor, fechada: state === 'f', publicada: state === 'f' || state === 'p' }
  }
  return {
    ...mapGrades(record, written),
    ...(line && { faltas: line.faltas, ativo: line.inativo === '', motivoInatividade: line.inativo }),
  }
}
