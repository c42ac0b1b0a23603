/** The only import of @tanstack/react-virtual (virtualized rows), so that no other screen loads the library. */
export { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
