import analysisPoster from './clips/ai-analysis.avif'
import analysisAv1 from './clips/ai-analysis.av1.mp4'
import analysisEn from './clips/ai-analysis.en.vtt'
import analysisH264 from './clips/ai-analysis.h264.mp4'
import analysisTr from './clips/ai-analysis.tr.vtt'
import interviewPoster from './clips/mock-interview.avif'
import interviewAv1 from './clips/mock-interview.av1.mp4'
import interviewEn from './clips/mock-interview.en.vtt'
import interviewH264 from './clips/mock-interview.h264.mp4'
import interviewTr from './clips/mock-interview.tr.vtt'
import uploadPoster from './clips/resume-upload.avif'
import uploadAv1 from './clips/resume-upload.av1.mp4'
import uploadEn from './clips/resume-upload.en.vtt'
import uploadH264 from './clips/resume-upload.h264.mp4'
import uploadTr from './clips/resume-upload.tr.vtt'
import type { ClipFiles } from './clip.tsx'

/** Filmed by `npm run clips`; each gets a name by its content, which a browser keeps for good. */
export const clipFiles: Record<'resume-upload' | 'ai-analysis' | 'mock-interview', ClipFiles> = {
  'resume-upload': { poster: uploadPoster, av1: uploadAv1, h264: uploadH264, captions: { en: uploadEn, tr: uploadTr } },
  'ai-analysis': {
    poster: analysisPoster,
    av1: analysisAv1,
    h264: analysisH264,
    captions: { en: analysisEn, tr: analysisTr },
  },
  'mock-interview': {
    poster: interviewPoster,
    av1: interviewAv1,
    h264: interviewH264,
    captions: { en: interviewEn, tr: interviewTr },
  },
}
