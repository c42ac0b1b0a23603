/** The icons by name. */
import { back, Drawing } from './Drawing'

const drawings = {
  back,
  next: 'M9 5l7 7-7 7',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  below: 'M6 9l6 6 6-6',
  check: 'M5 13l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  book: 'M6 4h13v16H6zM9 4v16M3.5 8H7M3.5 12H7M3.5 16H7',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  refresh: 'M19 8a8 8 0 10.9 5.5M19.5 3.5V8H15',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  camera: 'M4 7h4l1.500-2.500h5L16 7h4v12H4zM12 9.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.500v4M16 3.500v4',
  copy: 'M8 8h11v12H8zM16 8V4H5v12h3',
  place: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0113 0C18.5 15 12 21 12 21zM12 8a2 2 0 100 4 2 2 0 000-4z',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.5-4 3.5-5.5 7.5-5.5s7 1.5 7.5 5.5',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19c.4-3.5 3-5 6.5-5s6.1 1.5 6.5 5M16 5.500a3.5 3.5 0 010 6.300M18 14.500c2 .7 3.3 2.2 3.5 4.5',
  pen: 'M4 20l1-4L16.5 4.500l3 3L8 19zM14 7l3 3',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  out: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  offline: 'M4 4l16 16M3 10c1.5-1.5 3-2.5 5-3M21 10a13 13 0 00-8-3.500M6.5 13.500A8 8 0 0111 11.500M12 19h.01',
  search: 'M10.5 4.500a6 6 0 100 12 6 6 0 000-12zM15 15l5 5',
} as const
export type IconName = keyof typeof drawings
export const iconNames = Object.keys(drawings) as IconName[] // the keys of a constant

export function Icon({ name, size }: { name: IconName; size?: string }) {
  return <Drawing path={drawings[name]} size={size} stroke={name === 'more' || name === 'grip' ? 3 : 1.75} />
}
