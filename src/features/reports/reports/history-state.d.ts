import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The wizard was opened for a report that is there already. */
    editMode?: boolean;
  }
}
