import { ACTIVITIES, type ActivityKey, type Category } from '#core/progress/activities.ts'

type ActivityGroup = {
  platformEngagement?: Record<string, true> | undefined
  learningProgress?: Record<string, true> | undefined
}

type Names = { categories: Record<Category, string>; activities: Record<ActivityKey, string> }

/** The category and the one activity of a point entry, in words. */
export function wordsOfEntry(group: ActivityGroup, names: Names): { category: string; activity: string } {
  const [category, activities] = Object.entries(group).find(([, keys]) => keys) ?? ['platformEngagement', {}]
  const [activity = ''] = Object.keys(activities ?? {})
  return {
    category: names.categories[category as Category] ?? titleCase(category),
    activity: activityWords(activity, names.activities),
  }
}

/** 'Course Completed'. One this page does not know yet is split into its words. */
export function activityWords(key: string, names?: Names['activities']): string {
  if (!Object.hasOwn(ACTIVITIES, key)) return titleCase(key)
  return names?.[key as ActivityKey] ?? ACTIVITIES[key as ActivityKey].label
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
