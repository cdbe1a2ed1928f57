import { must } from '#core/must.ts'
/** 'Europe/Istanbul' as 'Istanbul', 'America/Port_of_Spain' as 'Port of Spain'. */
export function placeOf(zone: string): string {
  return must(zone.split('/').at(-1)).replaceAll('_', ' ')
}
