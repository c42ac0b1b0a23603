/** The types of the virtual module that `answerChecks.mjs` makes: one check for each operation, and `Refusal`. */
declare module 'virtual:answerChecks' {
  interface Check {
    (body: unknown): boolean
    errors?: { instancePath: string; keyword: string; message?: string }[] | null
  }
  const checks: Readonly<Record<string, Check | undefined>>
  export = checks
}
