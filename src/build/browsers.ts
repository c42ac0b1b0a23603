/** The oldest supported browsers; `test/build/browsers.test.ts` checks the build against web platform data. */

/**
 * In the notation of browserslist. Every iPhone with iOS 16 has been offered 16.4; the last Chrome of Android 8 and
 * 9 is 138.
 */
export const promised = ['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4', 'ios_saf 16.4', 'samsung 22']

/**
 * Features that a promised browser lacks or has in part, by their name in the data, and what people get there instead.
 */
export const newer: Readonly<Record<string, string>> = {
  'Window.trustedTypes': 'Nothing checks markup a second time; the policy forbids inline scripts all the same.',
  'Window.TouchEvent': 'Only tested by the map, which uses pointer events anyway.',
  'AbortSignal.timeout': 'A timeout has another error name there, which no code reads.',
  'Navigator.share': 'No button to share the receipt; it can be copied, printed and saved.',
  'Navigator.connection': 'Slow networks are not detected: screens are always prefetched.',
  'Error.captureStackTrace': 'An internal error has a shorter stack trace.',
  'css-content-visibility': 'Content out of sight is rendered with the rest.',
  'css-subgrid': 'Columns of neighbouring cards do not line up.',
  'css-display-contents': 'Only on a span without a role, where all have it.',
  'css-clip-path': 'Only basic shapes, which all have; clips content for screen readers only.',
  'css-masks': 'The data counts `clip-path` among masks; no mask is used.',
  'intrinsic-width': 'Only the keywords that all have.',
  'css-mixblendmode': 'Only of Leaflet, for tiles; they are drawn plainly.',
  'css-selection': 'Only of Leaflet; a tile may look selected.',
  'css-touch-action': 'Only where fingers are: on phones all have it.',
  'css3-cursors-grab': 'A plain pointer over the map and over a wish that is dragged.',
  'css-text-indent': 'Only plain lengths, which all have.',
  'text-decoration': 'Underlines of one thickness.',
  'text-size-adjust': 'Only where phones enlarge text by themselves.',
  'css-unicode-bidi': 'Names in right-to-left scripts may mix with the text beside them.',
  multicolumn: 'A sheet may end in the middle of a card.',
  'css-color-adjust': 'Light backgrounds may be missing on paper; each is stated in words too.',
  'css-paged-media': 'The sheet has the size and margins of the printer’s own settings.',
}
