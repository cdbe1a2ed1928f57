import { ACTIVITIES, CATEGORY_LABELS, type ActivityKey, type Category } from '#core/progress/activities.ts'

type ActivityGroup = {
  platformEngagement?: Record<string, true> | undefined
  learningProgress?: Record<string, true> | undefined
}

/** The category and the one activity of a point entry, in words. */
export function wordsOfEntry(group: ActivityGroup): { category: string; activity: string } {
  const [category, activities] = Object.entries(group).find(([, keys]) => keys) ?? ['platformEngagement', {}]
  const [activity = ''] = Object.keys(activities ?? {})
  return { category: CATEGORY_LABELS[category as Category] ?? titleCase(category), activity: activityWords(activity) }
}

/** 'Course Completed'. One this page does not know yet is split into its words. */
export function activityWords(key: string): string {
  return Object.hasOwn(ACTIVITIES, key) ? ACTIVITIES[key as ActivityKey].label : titleCase(key)
}

/** 'courseCompleted' → 'Course Completed', 'streak30Days' → 'Streak 30 Days'. */
export function titleCase(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .split(/[\s_-]+/)
  return words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
}
