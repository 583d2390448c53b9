type OpenButtonProps = { name: string; onOpen: () => void };

/** A name that opens the next step of the trail. */
export function OpenButton({ name, onOpen }: OpenButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="rounded-sm text-left font-medium text-brand hover:text-brand-hover"
    >
      <span className="traceable">{name}</span>
    </button>
  );
}
