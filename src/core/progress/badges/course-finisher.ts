import { countBadge } from './badge.ts'

export const courseFinisher = countBadge({
  id: 'course-finisher',
  name: 'Course Finisher',
  description: 'Finish a course.',
  target: 1,
  activity: 'courseCompleted',
})
