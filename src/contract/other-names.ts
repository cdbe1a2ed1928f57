import type { QuestionnaireAnswers } from '#core/career/questionnaire-schema.ts'
import type { CareerQuestionsInput, RecommendedCourse } from './career.ts'
import type { ParsedCourse } from './resume.ts'

/** The same answers under the names of the career questions (decisions, "Answers to career questions"). */
export function toCareerQuestions(answers: QuestionnaireAnswers): CareerQuestionsInput {
  return {
    employmentStatus: answers.currentStatus,
    interimRole: answers.interimRole,
    dreamRole: answers.dreamRole,
    motivation: answers.motivation,
    learningPreference: answers.learningPreference,
    timeCommitmentPerDay: answers.timeCommitment,
    challenges: answers.challenges,
    timeframeToAchieveDreamRole: answers.timeframe,
  }
}

/** A course under the names of an uploaded resume. */
export function toParsedCourse(course: RecommendedCourse): ParsedCourse {
  return {
    courseId: course.courseId,
    title: course.courseTitle,
    duration: course.duration,
    level: course.courseLevel,
    benefitsInterim: course.interimRoleBenefit,
    benefitsDream: course.dreamRoleBenefit,
    description: course.courseDescription,
    platform: course.courseProvider,
    link: course.courseLink,
    institution: course.institution,
  }
}
