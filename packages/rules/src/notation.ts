// Matches as text: the open notation, links and transcripts. Callers that read and write records use this
// module.

export { type CheckedMatch, checkNotation, checkNoted } from './notation/check.ts';
export { checkText } from './notation/check-text.ts';
export { CARRIED_MATCH, matchIn, matchLink } from './notation/link.ts';
export { begun, DEALS_MAX, NOTATION_FORMAT, type NotatedMatch, type Tags } from './notation/notated-match.ts';
export { notationText, notedOf } from './notation/write.ts';
export { differenceTexts } from './transcript/difference.ts';
export { isOpenSpiel, replayRecording, transcriptOfRecording } from './transcript/openspiel.ts';
export { gameOfPlaythrough, isActionLine, isPlaythrough, recordingIn } from './transcript/openspiel-actions.ts';
export { type Difference, replayTranscript } from './transcript/replay.ts';
export { Malformed, readTranscript, TRANSCRIPT_FORMAT, type Transcript } from './transcript/transcript.ts';
export { transcriptOf } from './transcript/write.ts';
