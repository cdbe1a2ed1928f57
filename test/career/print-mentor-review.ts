import { mentorReview } from '#test/career/mentor-review.ts'

/** Usage: node test/career/print-mentor-review.ts > docs/mentor-review.md */
process.stdout.write(mentorReview())
