/** A greeting for the hour of the person's own clock, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  if (hour >= 12 && hour < 18) return 'Good afternoon'
  return 'Good evening'
}

/** Under the greeting: the dream role, and how far the path is walked when there is one. */
export function welcomeLine(dreamRole: string, path: readonly { status: string }[] | undefined): string {
  const done = path?.filter((entry) => entry.status === 'completed').length ?? 0
  if (!path || path.length === 0) return `Your dream role: ${dreamRole}.`
  if (done === path.length) return `You have walked your whole path to ${dreamRole}.`
  if (done === 0) return `Your way to ${dreamRole} starts with one step.`
  return `${done} of ${path.length} courses done on your way to ${dreamRole}.`
}
