/** The fields of a record that the document does not name, and how their names are read. */

const isEmpty = (value: unknown) =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Unknown fields with something in them, in the order in which they came. */
export const camposExtras = (record: object, known: readonly string[]): [string, unknown][] =>
  Object.entries(record).filter(([name, value]) => !known.includes(name) && !isEmpty(value))

/** `cargaHorariaTotal` → "Carga horaria total", `numero_ata` → "Numero ata". */
export function label(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
