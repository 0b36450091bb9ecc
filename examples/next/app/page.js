export default function Page() {
  return (
    <p>
      An app of yours. <a href="/desk/">Upload a thesis</a>
    </p>
  );
}
