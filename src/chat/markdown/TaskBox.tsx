import { useFirstLabels } from '../hooks/useFirstLabels.js';

/** The read-only checkbox of a task. */
export function TaskBox({ isDone }: { isDone: boolean }) {
  const { markdown } = useFirstLabels();
  return <span role="img" className="parley-task-box" aria-label={isDone ? markdown.taskDone : markdown.taskOpen} />;
}
