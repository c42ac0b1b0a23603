/** Which browser this is, as far as the way to its permissions differs. A wrong guess costs a sentence, nothing else. */
export const positionSources = ['chromeAndroid', 'ios', 'firefox', 'safari', 'chrome', 'outro'] as const
export type PositionSource = (typeof positionSources)[number]

export function positionSourceOf(userAgent: string, touchPoints: number): PositionSource {
  // an iPad says that it is a Mac, but no Mac has a touch screen
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)) return 'ios'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (/Chrome\/|Chromium\//.test(userAgent)) return userAgent.includes('Android') ? 'chromeAndroid' : 'chrome'
  return /Macintosh.*Safari\//.test(userAgent) ? 'safari' : 'outro'
}
