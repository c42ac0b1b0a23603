/** Rows drawn only where they are seen: the one door to @tanstack/react-virtual, which no other screen loads. */
export { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
