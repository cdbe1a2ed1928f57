/** 'Europe/Istanbul' as 'Istanbul', 'America/Port_of_Spain' as 'Port of Spain'. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}
