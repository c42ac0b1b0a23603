/** Records how the page changes from the program's start on, for `translation.ts`, which comes with the frame. */

/** The records of each turn of the browser. */
export const changes: MutationRecord[][] = []

export const recorder = new MutationObserver((records) => {
  changes.push(records)
})

export const watched = { childList: true, subtree: true }
