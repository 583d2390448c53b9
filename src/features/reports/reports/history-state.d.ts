import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The wizard was opened for an existing report. */
    editMode?: boolean;
  }
}
